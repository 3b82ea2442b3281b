import { ASKED_ANEW, CACHED_FOR_GOOD, HASHED_FOLDERS, type HostRules, siteHeaders } from './hostRules.ts'

/**
 * For a `server` block of nginx, with a `root` of its own: a folder that holds the site at its base path
 * (https://nginx.org/en/docs/http/ngx_http_core_module.html).
 */
export function nginxConfig(rules: HostRules): string {
  const { basePath, redirects } = rules
  const moved = redirects.flatMap(({ from, to }) =>
    [from, `${from}/`].map((path) => `location = ${quoted(path)} { return 301 ${quoted(to)}; }`),
  )
  return `${[
    '# Include this in a server block that names the root.',
    'absolute_redirect off;',
    'charset utf-8;',
    'gzip on;',
    'gzip_vary on;',
    'gzip_types text/css text/javascript application/javascript application/json application/xml image/svg+xml;',
    `error_page 404 ${basePath}404.html;`,
    ...siteHeaders(rules).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`),
    `set $site_cache ${quoted(ASKED_ANEW)};`,
    `if ($uri ~ ^${basePath}(?:${HASHED_FOLDERS.join('|')})/) { set $site_cache ${quoted(CACHED_FOR_GOOD)}; }`,
    'add_header Cache-Control $site_cache;',
    ...(basePath === '/' ? [] : [`location = ${basePath.slice(0, -1)} { return 301 ${basePath}; }`]),
    ...moved,
    `location = ${basePath}404.html { internal; }`,
    'location ~ /\\.(?!well-known/) { return 404; }',
    'location / { try_files $uri $uri.html $uri/index.html =404; }',
  ].join('\n')}\n`
}

/** For Caddy 2 (https://caddyserver.com/docs/caddyfile), with the same root. */
export function caddyfile(rules: HostRules): string {
  const { address, basePath, redirects } = rules
  const moved = redirects.flatMap(({ from, to }) =>
    [from, `${from}/`].map((path) => `\tredir ${quoted(path)} ${quoted(to)} 301`),
  )
  return `${[
    `${address} {`,
    `\t# The folder that holds the site at ${basePath}.`,
    '\troot * /var/www/site',
    '\tencode zstd gzip',
    '\theader {',
    ...siteHeaders(rules).map(([name, value]) => `\t\t${name} ${quoted(value)}`),
    '\t}',
    `\t@hashed path ${HASHED_FOLDERS.map((folder) => `${basePath}${folder}/*`).join(' ')}`,
    `\t@others not path ${HASHED_FOLDERS.map((folder) => `${basePath}${folder}/*`).join(' ')}`,
    `\theader @hashed Cache-Control ${quoted(CACHED_FOR_GOOD)}`,
    `\theader @others Cache-Control ${quoted(ASKED_ANEW)}`,
    ...(basePath === '/' ? [] : [`\tredir ${basePath.slice(0, -1)} ${basePath} 301`]),
    ...moved,
    `\t@none path ${basePath}404 ${basePath}404/ ${basePath}404.html`,
    '\terror @none 404',
    '\t@hidden path_regexp /\\.(?:[^w]|w[^e])',
    '\terror @hidden 404',
    '\ttry_files {path} {path}.html {path}/index.html',
    '\tfile_server',
    '\thandle_errors {',
    `\t\trewrite * ${basePath}404.html`,
    '\t\theader -Cache-Control',
    '\t\tfile_server',
    '\t}',
    '}',
  ].join('\n')}\n`
}

function quoted(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
}

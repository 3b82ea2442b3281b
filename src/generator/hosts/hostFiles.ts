import { CACHED_FOR_GOOD, HASHED_FOLDERS, type HostRules, siteHeaders } from './hostRules.ts'
import { caddyfile, nginxConfig } from './serverConfigs.ts'

/**
 * Files for hosts, by their name below the folder of the site. Netlify, Cloudflare Pages and GitLab Pages read theirs
 * at the top of it, Vercel does when the folder itself is deployed; the others are for whoever sets up a server.
 */
export function hostFiles(site: HostRules): Record<string, string> {
  const onHost = (path: string) => `${site.basePath}${path.slice(1).replace(/\/$/, '')}`
  const rules = { ...site, redirects: site.redirects.map(({ from, to }) => ({ from: onHost(from), to: onHost(to) })) }
  return {
    _headers: headersFile(rules),
    ...(rules.redirects.length > 0 ? { _redirects: redirectsFile(rules) } : {}),
    'vercel.json': vercelConfig(rules),
    '.hosts/nginx.conf': nginxConfig(rules),
    '.hosts/Caddyfile': caddyfile(rules),
    '.hosts/cloudfront-function.js': cloudFrontFunction(rules),
    '.hosts/cloudfront-headers.json': cloudFrontHeaders(rules),
  }
}

/** https://docs.netlify.com/manage/routing/headers and https://developers.cloudflare.com/pages/configuration/headers */
function headersFile(rules: HostRules): string {
  const line = ([name, value]: [string, string]) => `  ${name}: ${value}`
  const hashed = HASHED_FOLDERS.map((folder) => `${rules.basePath}${folder}/*\n  Cache-Control: ${CACHED_FOR_GOOD}`)
  // Both hosts have all else asked for again by themselves; Cloudflare would join two values of one header.
  return `${[`/*\n${siteHeaders(rules).map(line).join('\n')}`, ...hashed].join('\n')}\n`
}

/** https://docs.netlify.com/manage/routing/redirects, which Cloudflare Pages and GitLab Pages read, too. */
function redirectsFile({ redirects }: HostRules): string {
  return redirects.flatMap(({ from, to }) => [`${from} ${to} 301\n`, `${from}/ ${to} 301\n`]).join('')
}

/** https://vercel.com/docs/project-configuration */
function vercelConfig(rules: HostRules): string {
  const headersOf = (pairs: [string, string][]) => pairs.map(([key, value]) => ({ key, value }))
  const hashed = `${rules.basePath}(${HASHED_FOLDERS.join('|')})/(.*)`
  const config = {
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      { source: '/(.*)', headers: headersOf(siteHeaders(rules)) },
      { source: hashed, headers: headersOf([['Cache-Control', CACHED_FOR_GOOD]]) },
    ],
    redirects: rules.redirects.map(({ from, to }) => ({ source: from, destination: to, statusCode: 301 })),
  }
  return `${JSON.stringify(config, null, 2)}\n`
}

/** A viewer request function: https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-functions.html */
function cloudFrontFunction({ redirects }: HostRules): string {
  const moved = Object.fromEntries(redirects.map(({ from, to }) => [from, to]))
  return `var moved = ${JSON.stringify(moved)};
function handler(event) {
  var request = event.request;
  var path = request.uri.length > 1 ? request.uri.replace(/\\/$/, '') : request.uri;
  if (Object.prototype.hasOwnProperty.call(moved, path)) {
    return { statusCode: 301, statusDescription: 'Moved Permanently', headers: { location: { value: moved[path] } } };
  }
  if (!/\\.[^/]+$/.test(path)) request.uri = path.replace(/\\/$/, '') + '/index.html';
  return request;
}
`
}

/** For `aws cloudfront create-response-headers-policy --response-headers-policy-config file://…`. */
function cloudFrontHeaders(rules: HostRules): string {
  const hsts = { AccessControlMaxAgeSec: 31_536_000, IncludeSubdomains: false, Override: true }
  const config = {
    Name: `site-${new URL(rules.address).hostname.replaceAll('.', '-')}`,
    SecurityHeadersConfig: {
      ContentSecurityPolicy: { ContentSecurityPolicy: "frame-ancestors 'none'", Override: true },
      ContentTypeOptions: { Override: true },
      ReferrerPolicy: { ReferrerPolicy: 'strict-origin-when-cross-origin', Override: true },
      ...(rules.address.startsWith('https:') ? { StrictTransportSecurity: hsts } : {}),
    },
    CustomHeadersConfig: {
      Quantity: 1,
      Items: siteHeaders(rules)
        .filter(([name]) => name === 'Permissions-Policy')
        .map(([Header, Value]) => ({ Header, Value, Override: true })),
    },
  }
  return `${JSON.stringify(config, null, 2)}\n`
}

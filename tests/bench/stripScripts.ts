import { cp, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Scripts that run; blocks of data stay. */
const SCRIPTS = /<script(?![^>]*type="application\/)[^>]*>[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>/g

/** Makes a copy of a built site without a single script: what the browser can do at best. Returns its folder. */
export async function stripScripts(folder: string): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'site-without-scripts-'))
  await cp(folder, copy, { recursive: true })
  for (const entry of await readdir(copy, { recursive: true, withFileTypes: true })) {
    if (!entry.name.endsWith('.html')) continue
    const file = join(entry.parentPath, entry.name)
    const html = await readFile(file, 'utf8')
    // The scheme is the one thing a script decides before the first paint.
    await writeFile(file, html.replace(SCRIPTS, '').replace('<html', '<html data-theme="light"'))
  }
  return copy
}

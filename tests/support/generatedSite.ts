/** Sites built from a copy of the project with content that a test writes. */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type RunningServer, startServer } from '../../src/generator/serve/startServer.ts'
import { copyProject, runBuild } from './sites.ts'

export const THEMES = ['editorial', 'readout'] as const
export type ThemeName = (typeof THEMES)[number]

export type GeneratedSites = {
  /** Address of the site in each theme. */
  addresses: Record<ThemeName, string>
  close: () => Promise<void>
}

/**
 * Builds and serves the site in both themes, with these files written over a copy of the project.
 *
 * @param files Text by path below the project's root.
 * @param removed Folders of the copy that are emptied first.
 */
export async function serveInBothThemes(
  files: Readonly<Record<string, string>>,
  removed: readonly string[] = [],
): Promise<GeneratedSites> {
  const copy = await copyProject()
  const servers: RunningServer[] = []
  const close = async () => {
    await Promise.all(servers.map((server) => server.close()))
    await copy.remove()
  }
  for (const folder of removed) await rm(join(copy.folder, folder), { recursive: true, force: true })
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(copy.folder, path)), { recursive: true })
    await writeFile(join(copy.folder, path), text)
  }
  const serve = async (theme: ThemeName) => {
    const folder = `site-${theme}`
    const { code, output } = await runBuild(copy.folder, { BASE_PATH: '/', SITE_THEME: theme, SITE_FOLDER: folder })
    if (code !== 0) throw new Error(`The site did not build in the theme "${theme}":\n${output}`)
    const server = await startServer({ folder: join(copy.folder, folder), basePath: '/' })
    servers.push(server)
    return server.address
  }
  try {
    return { addresses: { editorial: await serve('editorial'), readout: await serve('readout') }, close }
  } catch (error) {
    await close()
    throw error
  }
}

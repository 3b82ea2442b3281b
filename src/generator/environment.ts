/** What the environment may say about a build, checked in one place: the build, the server and the tests read it here. */
import { existsSync, readdirSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { z } from 'zod'
import { addressSchema, basePathSchema, calendarDay } from '../lib/content/schemas.ts'

const DEFAULT_FOLDER = 'dist'
/** Folders of the project that no build may replace. */
const SOURCE_FOLDERS = ['content', 'public', 'src', 'theme', 'tests', '.git', '.github']

export type Environment = {
  /** `SITE_ADDRESS`: scheme and host, in place of the one in `content/site.yaml`. */
  siteAddress: string | undefined
  /** `BASE_PATH`: the folder on the host, with a slash at both ends, in place of the one in `content/site.yaml`. */
  basePath: string | undefined
  /** `SITE_THEME`: a folder of `theme/`, in place of the one in `theme/index.ts`. */
  theme: string | undefined
  /** `SITE_FOLDER`: the full path of the folder of the built site. */
  siteFolder: string
  /** `PORT`: where `npm run serve` listens. */
  port: number | undefined
  /** `SITE_TODAY`: the day the site is built for, as YYYY-MM-DD, in place of the clock's. */
  today: string | undefined
}

/**
 * Reads the variables for the project at `root`; one that is empty counts as not set, as CI services pass unset
 * variables on. Throws all issues at once, each with the name of its variable, what it holds and what it may hold.
 */
export function readEnvironment(
  root: string,
  variables: Readonly<Record<string, string | undefined>> = process.env,
): Environment {
  const blankIsUnset = (value: unknown) => (value === '' ? undefined : value)
  const optional = <Schema extends z.ZodType>(schema: Schema) => z.preprocess(blankIsUnset, schema.optional())
  const result = z
    .object({
      SITE_ADDRESS: optional(addressSchema),
      BASE_PATH: optional(basePathSchema),
      SITE_THEME: optional(themeSchema(root)),
      SITE_FOLDER: optional(folderSchema(root)),
      PORT: optional(portSchema),
      SITE_TODAY: optional(calendarDay),
    })
    .safeParse(variables)
  if (!result.success) {
    const lines = result.error.issues.map(({ path: [name], message }) => {
      return `${String(name)} ${message} (found ${JSON.stringify(variables[String(name)])})`
    })
    throw new Error(`The environment can't be used:\n${lines.join('\n')}`)
  }
  const { SITE_ADDRESS, BASE_PATH, SITE_THEME, SITE_FOLDER, PORT, SITE_TODAY } = result.data
  return {
    siteAddress: SITE_ADDRESS,
    basePath: BASE_PATH,
    theme: SITE_THEME,
    siteFolder: resolve(root, SITE_FOLDER ?? DEFAULT_FOLDER),
    port: PORT,
    today: SITE_TODAY,
  }
}

const portSchema = z
  .string()
  .regex(/^\d{1,5}$/, { error: 'must be a port number, such as 4173' })
  .transform(Number)
  .refine((port) => port < 65_536, { error: 'must be a port number below 65536' })

function themeSchema(root: string) {
  const isTheme = (name: string) => /^[\w-]+$/.test(name) && existsSync(join(root, 'theme', name, 'index.ts'))
  const themes = () => readdirSync(join(root, 'theme')).filter(isTheme)
  return z.string().refine(isTheme, { error: () => `must be the name of a theme: ${themes().join(' or ')}` })
}

/** The folder is replaced by the build, so it may hold nothing of the project's own. */
function folderSchema(root: string) {
  const holds = (outer: string, inner: string) => !relative(outer, inner).split(sep).includes('..')
  return z.string().refine(
    (name) => {
      const folder = resolve(root, name)
      const sources = SOURCE_FOLDERS.map((source) => join(root, source))
      return !holds(folder, root) && !sources.some((source) => holds(source, folder))
    },
    { error: 'must be a folder of its own, such as dist, outside of what the project is made from' },
  )
}

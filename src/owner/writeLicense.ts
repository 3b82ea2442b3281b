/** Writes the licence the owner chose. The texts are those of the SPDX list (https://spdx.org/licenses). */
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import licenses from 'spdx-license-list/full.js'

const LICENSE_FILE = 'LICENSE'

type LicenseChoice = { root: string; id: string; holder: string; year: number }

/** Writes `LICENSE`; false when there is one already. Throws for an identifier that SPDX doesn't know. */
export function writeLicense({ root, id, holder, year }: LicenseChoice): boolean {
  const known = Object.keys(licenses).find((each) => each.toLowerCase() === id.toLowerCase())
  const license = known === undefined ? undefined : licenses[known]
  if (license === undefined) throw new Error(`--license: "${id}" is not an SPDX licence identifier, such as MIT`)
  if (existsSync(join(root, LICENSE_FILE))) return false
  const text = license.licenseText
    .replace(/<year>|\[yyyy\]/g, String(year))
    .replace(/<copyright holders>|<name of author>|\[name of copyright owner\]/g, holder)
  writeFileSync(join(root, LICENSE_FILE), `${text.trimEnd()}\n`)
  return true
}

/** Checks that need more than one file of a collection, or the files on the disk. */
import { type Issue, showFound } from './ContentError.ts'
import { type FileIndex, findPicture, isRemote } from './files.ts'
import type { Entry } from './readCollection.ts'

/** An id is an address: no two files may have the same one. */
export function checkIds(entries: readonly Entry<unknown>[]): Issue[] {
  const owners = new Map<unknown, Entry<unknown>[]>()
  for (const entry of entries) {
    const id = field(entry, 'id')
    if (id !== undefined) owners.set(id, [...(owners.get(id) ?? []), entry])
  }
  return [...owners].flatMap(([id, users]) =>
    users.length < 2
      ? []
      : users.map((user) => {
          const others = users
            .filter((other) => other !== user)
            .map((other) => `${other.file}:${other.source.lineOf(['id'])}`)
          return {
            file: user.file,
            line: user.source.lineOf(['id']),
            field: 'id',
            found: showFound(id),
            expected: `used twice, also in ${others.join(', ')}`,
          }
        }),
  )
}

/** Names that visitors filter by, such as tags, are spelt in one way each and stand once in a list. */
export function checkNames(entries: readonly Entry<unknown>[], key: string): Issue[] {
  const issues: Issue[] = []
  const first = new Map<string, { name: string; place: string }>()
  for (const entry of entries) {
    const { file, source } = entry
    const names = field(entry, key)
    if (!Array.isArray(names)) continue
    const inThisList = new Set<string>()
    for (const [index, name] of names.entries()) {
      if (typeof name !== 'string') continue
      const line = source.lineOf([key, index])
      const folded = name.normalize('NFC').replace(/\s+/g, '').toLowerCase()
      const earlier = first.get(folded)
      const place = { file, line, field: `${key}[${index}]`, found: showFound(name) }
      if (inThisList.has(folded)) issues.push({ ...place, expected: 'used twice in this list' })
      else if (earlier === undefined) first.set(folded, { name, place: `${file}:${line}` })
      else if (earlier.name !== name) {
        issues.push({ ...place, expected: `written ${showFound(earlier.name)} in ${earlier.place}; use one spelling` })
      }
      inThisList.add(folded)
    }
  }
  return issues
}

/** A post can't have been changed before it was published. */
export function checkDates(entry: Entry<{ date: string; updated?: string | undefined }>): Issue[] {
  const { fields, file, source } = entry
  if (fields?.updated === undefined || fields.updated >= fields.date) return []
  const place = { file, line: source.lineOf(['updated']), field: 'updated', found: showFound(fields.updated) }
  return [{ ...place, expected: `must not be before the date, ${fields.date}` }]
}

/** A thumbnail is a file that exists, or an address on another host. */
export function checkThumbnail(entry: Entry<unknown>, files: FileIndex): Issue[] {
  const thumbnail = field(entry, 'thumbnail')
  if (typeof thumbnail !== 'string' || thumbnail === '') return []
  const place = {
    file: entry.file,
    line: entry.source.lineOf(['thumbnail']),
    field: 'thumbnail',
    found: showFound(thumbnail),
  }
  if (isRemote(thumbnail)) {
    const isSound = thumbnail.startsWith('https://') && URL.canParse(thumbnail)
    return isSound ? [] : [{ ...place, expected: 'must be a full address that begins with https://' }]
  }
  if (findPicture(files, thumbnail, entry.file) !== undefined) return []
  const home = thumbnail.startsWith('/') ? `public${thumbnail}` : 'a file beside this one'
  return [{ ...place, expected: `there is no such picture; expected ${home}` }]
}

/** A field of the front matter as the owner wrote it, valid or not. */
export function field({ source }: Pick<Entry<unknown>, 'source'>, key: string): unknown {
  const { value } = source
  return typeof value === 'object' && value !== null ? Object.getOwnPropertyDescriptor(value, key)?.value : undefined
}

import { KEPT_SUFFIX, type UpdatePlan } from './planUpdate.ts'

/** What an update does to a copy, for its owner to read. */
export function describeUpdate(plan: UpdatePlan): string {
  const { from, to, write, remove, keepBeside, content, ownThemes } = plan
  const sections = [
    `Version ${from} → ${to}: ${write.size} product files to write, ${remove.length} to remove.`,
    list('Yours, left as they are:', ['content/ and public/', ...ownThemes.map((name) => `theme/${name}/`)]),
    list(
      `Product files you have changed. The new one takes their place; yours is kept with ${KEPT_SUFFIX} at its end:`,
      keepBeside,
    ),
    ...content.map(({ file, notes }) => list(`Fields of ${file} that have changed:`, notes)),
  ]
  return sections.filter((section) => section !== '').join('\n\n')
}

function list(heading: string, lines: readonly string[]): string {
  return lines.length === 0 ? '' : [heading, ...lines.map((line) => `  ${line}`)].join('\n')
}

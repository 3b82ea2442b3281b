/** Puts values into the named holes of an owner's sentence: `fill('{shown} of {total}', { shown: 1, total: 2 })`. */
export function fill(template: string, values: Record<string, string | number>): string {
  return template.replace(/\{(\w+)\}/g, (hole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : hole,
  )
}

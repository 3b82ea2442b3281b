/** The four numbers of a CSS `cubic-bezier(…)`, as scripts want them. */
export function bezier(easing: string): [number, number, number, number] {
  const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = (easing.match(/-?[\d.]+/g) ?? []).map(Number)
  return [x1, y1, x2, y2]
}

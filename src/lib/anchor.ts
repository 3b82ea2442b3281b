/** The id an address's hash leads to, or an empty text. A hash with broken percent signs is taken as it stands. */
export function anchorId(hash: string): string {
  const id = hash.replace(/^#/, '')
  try {
    return decodeURIComponent(id)
  } catch {
    return id
  }
}

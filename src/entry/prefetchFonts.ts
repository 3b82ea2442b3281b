let isPrefetched = false

/**
 * Loads the typefaces that other pages show, without their italics: those pages are shown in the same document, and
 * their text should not change its typeface after it is shown.
 */
export function prefetchFonts(): void {
  if (isPrefetched) return
  isPrefetched = true
  // Some browsers give the names in quotes.
  const families = new Set([...document.fonts].map(({ family }) => family.replaceAll('"', '')))
  for (const family of families) {
    // A text without its typeface is set in a fallback of the same measure.
    document.fonts.load(`medium "${family}"`).catch(() => undefined)
  }
}

/** A text such as `2021 to now`, each year in it a `time` of its own: HTML knows no element for a period. */
export function Years({ text }: { text: string }) {
  return text.split(/(?<!\d)(\d{4})(?!\d)/).map((part, place) => {
    // What the pattern caught stands at the odd places. The parts of a text keep their places.
    const isYear = place % 2 === 1
    // oxlint-disable-next-line react/no-array-index-key
    return isYear ? <time key={place}>{part}</time> : part
  })
}

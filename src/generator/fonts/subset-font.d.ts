/** The package ships no types; these cover what the site uses of it. */
declare module 'subset-font' {
  type AxisSpan = number | { min: number; max: number; default?: number }
  type Options = {
    targetFormat?: 'sfnt' | 'woff' | 'woff2'
    keepFeatures?: readonly string[]
    variationAxes?: Readonly<Record<string, AxisSpan>>
    noHinting?: boolean
  }
  export default function subsetFont(font: Uint8Array, text: string, options?: Options): Promise<Uint8Array>
}

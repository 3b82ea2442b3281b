import subsetFont from 'subset-font'

/** A font file, the letters it keeps, and what else it is cut to. */
export type Cut = { source: Uint8Array; text: string; options: Parameters<typeof subsetFont>[2] }

export function cutFont({ source, text, options }: Cut): Promise<Uint8Array> {
  // From another thread it comes as bytes without Node's methods.
  return subsetFont(Buffer.from(source), text, options)
}

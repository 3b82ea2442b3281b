import { styled } from '@mui/material/styles'
import { breakpoints, picture as look } from '@theme'
import { use } from 'react'
import type { DrawnSlots, Picture, PictureSlot, PictureSource } from '../lib/content/types.ts'
import { IsShownContext } from '../lib/pageContext.ts'

const Root = styled('picture', { name: 'SitePictureView', slot: 'Root' })(look.root)
const Image = styled('img', { name: 'SitePictureView', slot: 'Image' })(look.image)

/** A picture on another server, whose size nobody knows; its frame shows as much of it as fits. */
const REMOTE_SIZE = { width: 1200, height: 630 }

/** Which of a drawn picture's compositions is shown (as a rule the one for the head of a page), and which instead on mobile and on small screens. */
export type PictureSlots = { slot?: PictureSlot; mobileSlot?: PictureSlot; smallSlot?: PictureSlot }

type PictureViewProps = PictureSlots & {
  picture: Picture
  /** What it shows; empty where the words beside it say as much. */
  alt: string
  /** How wide it is shown, for files in several widths; unless told, the browser finds out. */
  sizes?: string
  /** It stands at the top of its page and is what visitors see first. */
  isFirst?: boolean
}

/** A picture that fills its frame, whatever kind it is. Until a file is there, its mean colour stands in its place. */
export function PictureView({
  picture,
  slot = 'feature',
  mobileSlot,
  smallSlot,
  alt,
  sizes = 'auto, 100vw',
  isFirst = false,
}: PictureViewProps) {
  // The picture of a prerendered page waits until the page is shown. All others would render again then, so they don’t ask.
  const isWanted = isFirst && use(IsShownContext)
  const timing = isWanted
    ? ({ loading: 'eager', fetchPriority: 'high' } as const)
    : ({ loading: 'lazy', decoding: 'async' } as const)
  if (picture.kind === 'remote') return <Image {...timing} {...REMOTE_SIZE} src={picture.src} alt={alt} />
  if (picture.kind === 'file') {
    const { src, width, height, placeholder, sources } = picture
    return (
      <Root>
        {sources.map((source) => (
          <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={sizes} />
        ))}
        <Image {...timing} src={src} width={width} height={height} alt={alt} sx={{ backgroundColor: placeholder }} />
      </Root>
    )
  }
  const { src, width, height } = composition(picture.slots, slot)
  return (
    <Root>
      {smallSlot !== undefined && <SlotSource slots={picture.slots} slot={smallSlot} below={breakpoints.sm} />}
      {mobileSlot !== undefined && <SlotSource slots={picture.slots} slot={mobileSlot} below={breakpoints.md} />}
      <Image {...timing} src={src} width={width} height={height} alt={alt} />
    </Root>
  )
}

type SlotSourceProps = { slots: DrawnSlots; slot: PictureSlot; below: number }

/** The composition for windows narrower than a bound. */
function SlotSource({ slots, slot, below }: SlotSourceProps) {
  const { src, width, height } = composition(slots, slot)
  return <source media={`(width < ${below}px)`} srcSet={src} width={width} height={height} />
}

function composition(slots: DrawnSlots, slot: PictureSlot): PictureSource {
  return slots[slot] ?? slots.feature
}

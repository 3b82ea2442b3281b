import { useEffect, useState } from 'react'
import type { Heading } from '../../lib/content/types.ts'

/** From the upper part of the window upwards without end, so that no heading jumps past: what is there counts as read. */
const READ = '1000000px 0px -65% 0px'

/** The id of the last heading that was scrolled to or past; none above the first. */
export function useCurrentHeading(headings: readonly Heading[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return undefined
    const passed = new Set<string>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) passed.add(target.id)
          else passed.delete(target.id)
        }
        setCurrent(headings.findLast(({ id }) => passed.has(id))?.id)
      },
      { rootMargin: READ },
    )
    for (const { id } of headings) {
      const heading = document.getElementById(id)
      if (heading !== null) observer.observe(heading)
    }
    return () => observer.disconnect()
  }, [headings])
  return current
}

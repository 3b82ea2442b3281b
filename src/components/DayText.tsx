import { styled } from '@mui/material/styles'
import { layout } from '@theme'
import { useSyncExternalStore } from 'react'
import { dayText } from '../lib/dates.ts'
import { isLocaleReady, whenLocaleReady } from '../lib/visitorLocale.ts'

const Time = styled('time', { name: 'SiteDayText', slot: 'Root' })(layout.day)

type DayTextProps = {
  day: string
  /** The day as the site's locale writes it. */
  text: string
}

/** A calendar day: as the site writes it at first, as the visitor's locale does a moment after scripts run. */
export function DayText({ day, text }: DayTextProps) {
  const shown = useSyncExternalStore(
    whenLocaleReady,
    () => (isLocaleReady() ? dayText(day, navigator.language) : text),
    () => text,
  )
  return (
    <Time dateTime={day} lang={shown === text ? undefined : navigator.language}>
      {shown}
    </Time>
  )
}

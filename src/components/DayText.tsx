import { styled } from '@mui/material/styles'
import { layout } from '@theme'
import { useSyncExternalStore } from 'react'
import site from '@content/site.yaml'
import { dayText } from '../lib/dates.ts'

const never = () => () => undefined
const Time = styled('time')(layout.day)

/** A calendar day: as the site writes it at first, as the visitor's locale does once scripts run. */
export function DayText({ day }: { day: string }) {
  const text = useSyncExternalStore(
    never,
    () => dayText(day, undefined),
    () => dayText(day, site.locale),
  )
  return <Time dateTime={day}>{text}</Time>
}

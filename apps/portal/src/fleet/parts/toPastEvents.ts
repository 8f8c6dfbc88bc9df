import { formatTimeOfDay, formatWeekdayDate, lagosDate } from '@vehicle-partner/domain'
import type { TimelineEvent } from '@vehicle-partner/ui'
import type { ReactNode } from 'react'

interface PastMoment {
  id: string
  /** ISO 8601 UTC. */
  at: string
  text: ReactNode
}

/** What has happened, as events of a timeline under their days. */
export const toPastEvents = (moments: readonly PastMoment[]): readonly TimelineEvent[] =>
  moments.map(({ id, at, text }) => {
    const instant = new Date(at)
    return { id, title: text, status: 'done', day: formatWeekdayDate(lagosDate(instant)), time: formatTimeOfDay(instant), dateTime: at }
  })

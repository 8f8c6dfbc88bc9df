import { formatTimeOfDay, positionFreshness } from '@vehicle-partner/domain'

/** How old a position is, in words. */
export interface PositionText {
  text: string
  /** It is no longer where the vehicle is. */
  isStale: boolean
}

/** Describes the age of a position; undefined where it is too old to be shown. `at` is an ISO 8601 instant. */
export function describePositionAge(at: string, now: Date): PositionText | undefined {
  const time = new Date(at)
  const seconds = Math.max(0, Math.round((now.getTime() - time.getTime()) / 1000))
  switch (positionFreshness(time.getTime(), now.getTime())) {
    case 'live':
      return { text: `Live, ${seconds} s ago`, isStale: false }
    case 'recent':
      return { text: seconds < 60 ? `${seconds} s ago` : `${Math.floor(seconds / 60)} min ago`, isStale: false }
    case 'stale':
      return { text: `Last seen ${formatTimeOfDay(time)}`, isStale: true }
    case 'hidden':
      return undefined
  }
}

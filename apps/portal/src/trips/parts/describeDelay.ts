import type { Trip } from '@vehicle-partner/api'
import { formatDelay, tripLateSeconds } from '@vehicle-partner/domain'

/** The delay in words with its tone: '9 min late'. Undefined where the trip is on time, and before departure. */
export function describeDelay({
  delay_s,
  group,
}: Pick<Trip, 'delay_s' | 'group'>): { text: string; tone: 'neutral' | 'warning' | 'danger' } | undefined {
  const text = group === 'upcoming' ? undefined : formatDelay(delay_s)
  if (text === undefined) return undefined
  return { text, tone: delay_s < 0 ? 'neutral' : delay_s < tripLateSeconds ? 'warning' : 'danger' }
}

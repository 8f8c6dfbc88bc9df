import type { Trip } from '@vehicle-partner/api'
import { Badge, Inline, StatusPill } from '@vehicle-partner/ui'
import { tripLooks } from '../../statuses/statusRegistry.ts'
import { describeDelay } from './describeDelay.ts'
import { describeNeed } from './describeNeed.ts'

/** The status of a trip, with how late it is; before departure what it needs instead. */
export function TripState({ trip }: { trip: Trip }) {
  const need = describeNeed(trip)
  const delay = describeDelay(trip)
  return (
    <Inline gap="small">
      {need !== undefined && trip.group === 'upcoming' ? null : <StatusPill status={trip.status} registry={tripLooks} />}
      {need === undefined ? null : (
        <Badge tone="danger" dot>
          {need}
        </Badge>
      )}
      {delay === undefined || trip.group !== 'active' ? null : (
        <Badge tone={delay.tone} dot>
          {delay.text}
        </Badge>
      )}
    </Inline>
  )
}

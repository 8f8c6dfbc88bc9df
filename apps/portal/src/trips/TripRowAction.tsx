import type { Trip } from '@vehicle-partner/api'
import { paths } from '@vehicle-partner/domain'
import { Button } from '@vehicle-partner/ui'

/** What a trip needs from the partner, in one press: it opens the trip with the question. Nothing where nothing can be changed. */
export function TripRowAction({ trip }: { trip: Trip }) {
  const [need] = trip.needs
  if (!trip.assignment.can_change || need === undefined || need === 'issue_open') return null
  // Beside what a trip needs, such as documents, a phone of 360 px has no room for a longer text.
  const [label, name] = need === 'no_driver' ? ['Assign driver', 'Assign driver'] : ['Change', 'Change vehicle']
  return (
    <Button
      variant="quiet"
      size="small"
      flush="end"
      href={paths.upcomingTrip({ tripId: trip.id, change: '1' })}
      aria-label={`${name}: ${trip.reference}`}
    >
      {label}
    </Button>
  )
}

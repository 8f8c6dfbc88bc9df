import type { TripDetails } from '@vehicle-partner/api'
import { decodePolyline } from '@vehicle-partner/domain'
import { RouteMap } from '@vehicle-partner/ui'
import { tripName } from '../tripNeeds.ts'
import { describePositionAge } from './positionText.ts'
import { toMapStops } from './tripStops.ts'
import { useNow } from '../../session/useNow.ts'

/** Milliseconds between two looks at the age of a position. */
const ageMs = 5000

/** The way of a trip as a drawing, and its vehicle while it is on the road. The list of stops on the page says the same in words. */
export function TripMap({ trip }: { trip: TripDetails }) {
  const { group, last_position, vehicle, polyline, stops } = trip
  const isOnTheRoad = group === 'active' && last_position !== null
  const now = useNow(isOnTheRoad ? ageMs : undefined)
  const age = isOnTheRoad ? describePositionAge(last_position.at, now) : undefined
  return (
    <RouteMap
      aria-label={tripName(trip)}
      stops={toMapStops(stops, trip)}
      path={decodePolyline(polyline)}
      height="low"
      list="none"
      {...(age && last_position
        ? {
            vehicle: {
              name: vehicle?.registration_number ?? 'Vehicle',
              lat: last_position.lat,
              lng: last_position.lng,
              heading: last_position.heading_deg,
            },
            freshness: age.text,
            stale: age.isStale,
          }
        : group === 'active'
          ? { freshness: 'No position now', stale: true }
          : {})}
    />
  )
}

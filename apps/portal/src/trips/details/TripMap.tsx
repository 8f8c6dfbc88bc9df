import type { TripDetails } from '@vehicle-partner/api'
import { decodePolyline, formatTripName } from '@vehicle-partner/domain'
import { RouteMap } from '@vehicle-partner/ui'
import { useMapTiles } from '../../maps/parts/useMapTiles.tsx'
import { useLatestPosition } from '../../realtime/useLatestPosition.ts'
import { describePositionAge } from './positionText.ts'
import { toMapStops } from './tripStops.ts'
import { useNow } from '../../session/useNow.ts'

/** Milliseconds between two looks at the age of a position. */
const ageMs = 5000

/** The way of a trip as a drawing, and its vehicle while it is on the road. The list of stops on the page says the same in words. */
export function TripMap({ trip }: { trip: TripDetails }) {
  const { group, vehicle, polyline, stops } = trip
  const latest = useLatestPosition(vehicle?.id, trip.last_position, trip.id)
  const position = group === 'active' ? latest : undefined
  const now = useNow(position ? ageMs : undefined)
  const age = position && describePositionAge(position.at, now)
  const renderMap = useMapTiles()
  return (
    <RouteMap
      aria-label={formatTripName(trip)}
      stops={toMapStops(stops, trip)}
      path={decodePolyline(polyline)}
      height="low"
      list="none"
      {...(renderMap ? { renderMap } : {})}
      {...(age
        ? {
            vehicle: {
              name: vehicle?.registration_number ?? 'Vehicle',
              lat: position.lat,
              lng: position.lng,
              heading: position.heading_deg,
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

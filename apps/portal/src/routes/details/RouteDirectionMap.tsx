import type { RouteDetails } from '@vehicle-partner/api'
import { decodePolyline, formatDuration, orderTripPath, orderTripStops, type TripDirection } from '@vehicle-partner/domain'
import { RouteMap } from '@vehicle-partner/ui'
import { useMapTiles } from '../../maps/parts/useMapTiles.tsx'

interface RouteDirectionMapProps {
  route: RouteDetails
  direction: TripDirection
  /** The name of the last stop. */
  to: string
}

/** Where a route runs in one direction. The line of stops on the page says the same in words. */
export function RouteDirectionMap({ route: { stops, polyline }, direction, to }: RouteDirectionMapProps) {
  const renderMap = useMapTiles()
  return (
    <RouteMap
      aria-label={`Route to ${to}`}
      stops={orderTripStops(stops, direction).flatMap(({ id, name, offset_s, lat, lng }) =>
        lat === null || lng === null ? [] : [{ id, name, lat, lng, time: formatDuration(offset_s) }],
      )}
      path={orderTripPath(decodePolyline(polyline), direction)}
      flush
      list="none"
      {...(renderMap ? { renderMap } : {})}
    />
  )
}

import type { TripDetails } from '@vehicle-partner/api'
import { decodePolyline, extendTrack, formatTripName, splitTrack } from '@vehicle-partner/domain'
import { Button, Inline, RouteMap, Skeleton, Text } from '@vehicle-partner/ui'
import { useMemo } from 'react'
import { useMapTiles } from '../../maps/parts/useMapTiles.tsx'
import { useLatestPosition } from '../../realtime/useLatestPosition.ts'
import { describePositionAge } from './positionText.ts'
import { describeTrack } from './trackText.ts'
import { notReached, toMapStops } from './tripStops.ts'
import { useNow } from '../../session/useNow.ts'
import { useTripTrack } from './useTripTrack.ts'

const mapLabels = { status: { done: 'Passed', current: 'Next', upcoming: 'Ahead', failed: notReached } }

/** Milliseconds between two looks at the age of a position. */
const ageMs = 5000

/**
 * The way of a trip as a drawing: planned, driven, and its vehicle while it is on the road. The list of stops and the sentence below say the
 * same in words.
 */
export function TripMap({ trip }: { trip: TripDetails }) {
  const { group, vehicle, polyline, stops, distance_m, status, actual_departure_at } = trip
  const latest = useLatestPosition(vehicle?.id, trip.last_position, trip.id)
  const position = group === 'active' ? latest : undefined
  const now = useNow(position ? ageMs : undefined)
  const age = position && describePositionAge(position.at, now)
  const renderMap = useMapTiles()
  const path = useMemo(() => decodePolyline(polyline), [polyline])
  const recorded = useTripTrack(trip)
  const pieces = useMemo(() => splitTrack(recorded.data ?? []), [recorded.data])
  // A comparison of each position with the whole path: not with each position that comes.
  const text = useMemo(
    () => describeTrack(pieces, { distance_m, actual_departure_at, path }),
    [pieces, distance_m, actual_departure_at, path],
  )
  // The newest position continues the way until it is recorded.
  const isLater = position && Date.parse(position.at) > Date.parse(recorded.data?.at(-1)?.at ?? '1970-01-01')
  const track = isLater && status === 'in_progress' ? extendTrack(pieces, position) : pieces
  return (
    <RouteMap
      aria-label={formatTripName(trip)}
      stops={toMapStops(stops, trip)}
      labels={mapLabels}
      path={path}
      track={track}
      flush
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
      caption={
        recorded.isSuccess ? (
          <>
            {text} {track.length > 0 ? 'A solid line is driven, a dashed one planned.' : null}
          </>
        ) : recorded.isError ? (
          <Inline gap="small">
            <Text as="span" size="small" tone="secondary">
              The way that was driven could not be loaded.
            </Text>
            <Button variant="quiet" size="small" pending={recorded.isFetching} onClick={() => void recorded.refetch()}>
              Retry
            </Button>
          </Inline>
        ) : recorded.isLoading ? (
          <Skeleton size="small" width="half" />
        ) : undefined
      }
    />
  )
}

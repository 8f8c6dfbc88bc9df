import {
  decodePolyline,
  expectedStopTime,
  compassHeading,
  metresBetween,
  plannedStopTime,
  orderTripStops,
  type GeoPoint,
} from '@vehicle-partner/domain'
import type { RouteWithStops } from './loadRoutesWithStops.ts'
import type { TripRow } from './loadTrips.ts'

/** A call of a trip at a stop. */
export interface StopCall {
  id: string
  sequence: number
  name: string
  /** When the vehicle arrives. */
  at: Date
  planned: Date
  place: GeoPoint | undefined
}

/** The calls of a trip. It departs with a third of its arrival delay and collects the rest along the route. */
export function planStopCalls(trip: TripRow, route: RouteWithStops, delay_s: number): StopCall[] {
  const stops = orderTripStops(route.stops, trip.direction)
  const duration = stops.at(-1)?.offset_s ?? 0
  return stops.map((stop) => {
    const planned = plannedStopTime(stop, duration, trip.departure_at, trip.arrival_eta)
    const share = duration > 0 ? stop.offset_s / duration : 0
    const late = Math.round(Math.max(0, delay_s / 3) + share * (delay_s - Math.max(0, delay_s / 3)))
    const place = stop.lat === null || stop.lng === null ? undefined : { lat: stop.lat, lng: stop.lng }
    return { id: stop.id, sequence: stop.sequence, name: stop.name, planned, at: expectedStopTime(planned, late), place }
  })
}

/** The position between two calls on the path of the route; undefined if a stop has no coordinates. */
export function computePosition(
  calls: readonly StopCall[],
  route: RouteWithStops,
  now: Date,
): (GeoPoint & { heading_deg: number; speed_kmh: number }) | undefined {
  const behind = calls.findLast(({ at }) => at <= now) ?? calls[0]
  const ahead = calls.find(({ at }) => at > now) ?? behind
  if (!behind?.place || !ahead?.place) return undefined
  const seconds = (ahead.at.getTime() - behind.at.getTime()) / 1000
  const share = seconds > 0 ? Math.min(1, Math.max(0, (now.getTime() - behind.at.getTime()) / 1000 / seconds)) : 0
  const path = cutPath(decodePolyline(route.polyline), behind.place, ahead.place)
  const point = interpolatePath(path, share)
  const metres = path.slice(1).reduce((sum, next, at) => sum + metresBetween(path[at] ?? next, next), 0)
  const speed_kmh = share > 0 && share < 1 && seconds > 0 ? Math.min(90, Math.round((metres / seconds) * 3.6)) : 0
  return { ...point, heading_deg: compassHeading(behind.place, ahead.place), speed_kmh }
}

/** The part of a path between two places, in the direction of travel. */
function cutPath(path: readonly GeoPoint[], from: GeoPoint, to: GeoPoint): GeoPoint[] {
  const nearest = (place: GeoPoint) =>
    path.reduce((best, point, at) => (metresBetween(point, place) < metresBetween(path[best] ?? point, place) ? at : best), 0)
  const [start, end] = [nearest(from), nearest(to)]
  const between = start <= end ? path.slice(start + 1, end) : path.slice(end + 1, start).toReversed()
  return [from, ...between, to]
}

function interpolatePath(path: readonly GeoPoint[], share: number): GeoPoint {
  const legs = path.slice(1).map((point, at) => metresBetween(path[at] ?? point, point))
  let left = legs.reduce((sum, leg) => sum + leg, 0) * share
  for (const [at, leg] of legs.entries()) {
    const [from, to] = [path[at], path[at + 1]]
    if (!from || !to) break
    if (left <= leg) {
      const part = leg > 0 ? left / leg : 0
      return { lat: from.lat + (to.lat - from.lat) * part, lng: from.lng + (to.lng - from.lng) * part }
    }
    left -= leg
  }
  return path.at(-1) ?? { lat: 0, lng: 0 }
}

import {
  decodePolyline,
  expectedAt,
  compassHeading,
  metresBetween,
  plannedAt,
  orderTripStops,
  type GeoPoint,
} from '@vehicle-partner/domain'
import type { routes, routeStops } from '../db/schema/routeTables.ts'
import type { TripRow } from './loadTrips.ts'

export type RouteWithStops = typeof routes.$inferSelect & { stops: (typeof routeStops.$inferSelect)[] }

/** A stop of a trip and when the vehicle is there. */
export interface StopCall {
  id: string
  sequence: number
  name: string
  at: Date
  planned: Date
  place: GeoPoint | undefined
}

/** When a trip that arrives so late calls at its stops: it leaves with a third of the delay and gathers the rest on the way. */
export function planStopCalls(trip: TripRow, line: RouteWithStops, delay_s: number): StopCall[] {
  const stops = orderTripStops(line.stops, trip.direction)
  const whole = stops.at(-1)?.offset_s ?? 0
  return stops.map((stop) => {
    const planned = plannedAt(stop, whole, trip.departure_at, trip.arrival_eta)
    const share = whole > 0 ? stop.offset_s / whole : 0
    const late = Math.round(Math.max(0, delay_s / 3) + share * (delay_s - Math.max(0, delay_s / 3)))
    const place = stop.lat === null || stop.lng === null ? undefined : { lat: stop.lat, lng: stop.lng }
    return { id: stop.id, sequence: stop.sequence, name: stop.name, planned, at: expectedAt(planned, late), place }
  })
}

/** Where a vehicle is between two calls, by the way of its line; undefined where nobody knows the places. */
export function positionAt(
  calls: readonly StopCall[],
  line: RouteWithStops,
  now: Date,
): (GeoPoint & { heading_deg: number; speed_kmh: number }) | undefined {
  const behind = calls.findLast(({ at }) => at <= now) ?? calls[0]
  const ahead = calls.find(({ at }) => at > now) ?? behind
  if (!behind?.place || !ahead?.place) return undefined
  const seconds = (ahead.at.getTime() - behind.at.getTime()) / 1000
  const share = seconds > 0 ? Math.min(1, Math.max(0, (now.getTime() - behind.at.getTime()) / 1000 / seconds)) : 0
  const way = pathBetween(decodePolyline(line.polyline), behind.place, ahead.place)
  const spot = pointAlong(way, share)
  const metres = way.slice(1).reduce((sum, point, at) => sum + metresBetween(way[at] ?? point, point), 0)
  const speed_kmh = share > 0 && share < 1 && seconds > 0 ? Math.min(90, Math.round((metres / seconds) * 3.6)) : 0
  return { ...spot, heading_deg: compassHeading(behind.place, ahead.place), speed_kmh }
}

/** The part of a way from near one place to near another, in the direction of travel. */
function pathBetween(way: readonly GeoPoint[], from: GeoPoint, to: GeoPoint): GeoPoint[] {
  const nearest = (place: GeoPoint) =>
    way.reduce((best, point, at) => (metresBetween(point, place) < metresBetween(way[best] ?? point, place) ? at : best), 0)
  const [a, b] = [nearest(from), nearest(to)]
  const between = a <= b ? way.slice(a + 1, b) : way.slice(b + 1, a).toReversed()
  return [from, ...between, to]
}

function pointAlong(way: readonly GeoPoint[], share: number): GeoPoint {
  const legs = way.slice(1).map((point, at) => metresBetween(way[at] ?? point, point))
  let left = legs.reduce((sum, leg) => sum + leg, 0) * share
  for (const [at, leg] of legs.entries()) {
    const [from, to] = [way[at], way[at + 1]]
    if (!from || !to) break
    if (left <= leg) {
      const part = leg > 0 ? left / leg : 0
      return { lat: from.lat + (to.lat - from.lat) * part, lng: from.lng + (to.lng - from.lng) * part }
    }
    left -= leg
  }
  return way.at(-1) ?? { lat: 0, lng: 0 }
}

import { lagosDate, tripGroup } from '@vehicle-partner/domain'
import { and, asc, eq, gt, inArray, lte, notExists, sql } from 'drizzle-orm'
import type { Ports } from '../context.ts'
import type { Db } from '../db/database.ts'
import { passengers } from '../db/schema/passengers.ts'
import { passengersOf } from '../db/seed/passengers.ts'
import { routes, routeStops } from '../db/schema/routes.ts'
import { openTripStatuses, trips } from '../db/schema/trips.ts'
import { inTransaction } from '../events/transaction.ts'
import { recordPositions, type NewPosition } from '../telemetry/record.ts'
import { blockedIds } from './blockedIds.ts'
import { heldTrip } from './changeTrip.ts'
import type { TripRow } from './loadTrips.ts'
import { callsOf, placeAt, type Line } from './onTheWay.ts'
import { delayOf, isDue, simulateTrip } from './simulateTrip.ts'

const hourMs = 3_600_000

/** Lets every trip of the sandbox go on, in the order in which they leave, and tells where their vehicles are. */
export async function simulateTrips(ports: Ports): Promise<void> {
  const { db, now } = ports
  await bookTomorrow(ports)
  const due = await db
    .select()
    .from(trips)
    .where(and(inArray(trips.status, [...openTripStatuses]), lte(trips.departure_at, new Date(now.getTime() + 2 * hourMs))))
    .orderBy(asc(trips.departure_at), asc(trips.id))
  const lines = await linesOf(db, due)
  const blocked = new Map<string, Promise<Set<string>>>()
  const blockedOf = (partnerId: string) => {
    const known =
      blocked.get(partnerId) ?? blockedIds(db, partnerId, lagosDate(now)).then((ids) => new Set([...ids.vehicles, ...ids.drivers]))
    blocked.set(partnerId, known)
    return known
  }
  const moving: { trip: TripRow; line: Line }[] = []
  for (const seen of due) {
    const { id, partner_id, route_id } = seen
    const line = lines.get(route_id)
    if (!line) continue
    const out = await blockedOf(partner_id)
    const trip = !isDue(seen, line, now)
      ? seen
      : await inTransaction(ports, async (tx) => {
          const held = await heldTrip(tx, partner_id, id)
          return simulateTrip(tx, ports, held, line, !out.has(held.vehicle_id ?? '') && !out.has(held.driver_id ?? ''))
        })
    if (tripGroup(trip.status) === 'active') moving.push({ trip, line })
  }
  await tellPositions(ports, moving)
}

async function linesOf(db: Db, due: readonly TripRow[]): Promise<Map<string, Line>> {
  const ids = [...new Set(due.map(({ route_id }) => route_id))]
  if (ids.length === 0) return new Map()
  const [found, stops] = await Promise.all([
    db.select().from(routes).where(inArray(routes.id, ids)),
    db.select().from(routeStops).where(inArray(routeStops.route_id, ids)),
  ])
  const byRoute = Map.groupBy(stops, ({ route_id }) => route_id)
  return new Map(found.map((route) => [route.id, { ...route, stops: byRoute.get(route.id) ?? [] }]))
}

/** Where the vehicles are; one that stands still is where it stopped. */
async function tellPositions(ports: Ports, moving: readonly { trip: TripRow; line: Line }[]): Promise<void> {
  const { now } = ports
  const byPartner = Map.groupBy(moving, ({ trip }) => trip.partner_id)
  for (const [partnerId, own] of byPartner) {
    const arriving = own.flatMap(({ trip, line }): NewPosition[] => {
      const stands = trip.status === 'interrupted'
      const place = placeAt(callsOf(trip, line, delayOf(trip)), line, stands ? (trip.updated_at ?? now) : now)
      if (!place || trip.vehicle_id === null) return []
      const [lat, lng] = [Number(place.lat.toFixed(6)), Number(place.lng.toFixed(6))]
      const { vehicle_id, driver_id } = trip
      return [
        {
          vehicle_id,
          driver_id,
          trip_id: trip.id,
          lat,
          lng,
          heading_deg: place.heading_deg,
          speed_kmh: stands ? 0 : place.speed_kmh,
          accuracy_m: 8,
          source: 'app',
          at: now,
        },
      ]
    })
    await recordPositions(ports, partnerId, arriving)
  }
}

/** Writes who is booked on the trips of the next day that have no list yet. */
async function bookTomorrow({ db, now }: Ports): Promise<void> {
  const without = await db
    .select()
    .from(trips)
    .where(
      and(
        inArray(trips.status, ['scheduled', 'assigned']),
        lte(trips.departure_at, new Date(now.getTime() + 25 * hourMs)),
        gt(trips.seats_booked, 0),
        notExists(
          db
            .select({ one: sql`1` })
            .from(passengers)
            .where(eq(passengers.trip_id, trips.id)),
        ),
      ),
    )
  if (without.length === 0) return
  const stops = await linesOf(db, without)
  const rows = without.flatMap((trip) => passengersOf(trip, Math.max(2, stops.get(trip.route_id)?.stops.length ?? 2)))
  for (let from = 0; from < rows.length; from += 500)
    await db
      .insert(passengers)
      .values(rows.slice(from, from + 500))
      .onConflictDoNothing()
}

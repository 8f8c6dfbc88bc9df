import { lagosDate } from '@vehicle-partner/domain'
import { and, asc, eq, gt, inArray, lte, notExists, sql } from 'drizzle-orm'
import type { Dependencies } from '../context.ts'
import type { Db } from '../db/database.ts'
import { passengers } from '../db/schema/passengerTables.ts'
import { createPassengers } from '../db/seed/demoPassengers.ts'
import { routes, routeStops } from '../db/schema/routeTables.ts'
import { openTripStatuses, trips } from '../db/schema/tripTables.ts'
import { inTransaction } from '../events/transaction.ts'
import { recordPositions, type NewPosition } from '../telemetry/recordPositions.ts'
import { findBlockedIds } from './blockedIds.ts'
import { startProgress, isMoving, type TripProgress } from './tripProgress.ts'
import type { TripRow } from './loadTrips.ts'
import { planStopCalls, positionAt, type RouteWithStops } from './tripPosition.ts'
import { arrivalDelay, isDue, simulateTrip } from './simulateTrip.ts'
import { loadPassengers, writeTripProgress } from './writeTripProgress.ts'

const hourMs = 3_600_000
/** Trips that go on in one transaction. */
const batchSize = 100

/** Lets every trip of the sandbox go on, in the order in which they leave, and tells where their vehicles are. */
export async function simulateTrips(dependencies: Dependencies): Promise<void> {
  const { db, now } = dependencies
  await bookPassengers(dependencies)
  const due = await db
    .select()
    .from(trips)
    .where(and(inArray(trips.status, [...openTripStatuses]), lte(trips.departure_at, new Date(now.getTime() + 2 * hourMs))))
    .orderBy(asc(trips.departure_at), asc(trips.id))
  const lines = await loadRoutes(db, due)
  const blocked = new Map<string, Promise<Set<string>>>()
  const blockedOf = (partnerId: string) => {
    const known =
      blocked.get(partnerId) ?? findBlockedIds(db, partnerId, lagosDate(now)).then((ids) => new Set([...ids.vehicles, ...ids.drivers]))
    blocked.set(partnerId, known)
    return known
  }
  const moving: { trip: TripRow; line: RouteWithStops }[] = []
  const known = due.flatMap((trip) => {
    const line = lines.get(trip.route_id)
    return line ? [{ trip, line }] : []
  })
  const waiting = known.filter(({ trip, line }) => isDue(trip, line, now))
  const at = new Map<string, TripRow>()
  for (const [partnerId, own] of Map.groupBy(waiting, ({ trip }) => trip.partner_id)) {
    const out = await blockedOf(partnerId)
    for (let from = 0; from < own.length; from += batchSize)
      for (const trip of await advanceTrips(dependencies, partnerId, own.slice(from, from + batchSize), out)) at.set(trip.id, trip)
  }
  for (const { trip: seen, line } of known) {
    const trip = at.get(seen.id) ?? seen
    if (isMoving(trip)) moving.push({ trip, line })
  }
  await reportPositions(dependencies, moving)
}

/** Lets trips of an organisation go on, in the order in which they leave; answers them as they stand then. */
const advanceTrips = (dependencies: Dependencies, partnerId: string, seen: readonly { trip: TripRow; line: RouteWithStops }[], out: ReadonlySet<string>) =>
  inTransaction(dependencies, async (tx) => {
    const ids = seen.map(({ trip }) => trip.id)
    const held = await tx
      .select()
      .from(trips)
      .where(and(inArray(trips.id, ids), eq(trips.partner_id, partnerId)))
      .orderBy(asc(trips.id))
      .for('update')
    const byId = new Map(held.map((trip) => [trip.id, trip]))
    const onTheRoad = await tx
      .select({ id: trips.id, vehicle_id: trips.vehicle_id, driver_id: trips.driver_id })
      .from(trips)
      .where(and(eq(trips.partner_id, partnerId), inArray(trips.status, ['boarding', 'in_progress', 'interrupted'])))
    /** Which trip a vehicle or a driver is on. */
    const busy = new Map<string | null, string>(
      onTheRoad.flatMap((trip) => [[trip.vehicle_id, trip.id] as const, [trip.driver_id, trip.id] as const]),
    )
    const booked = await loadPassengers(tx, ids)
    const courses: TripProgress[] = []
    for (const { trip: before, line } of seen) {
      const trip = byId.get(before.id)
      if (!trip) continue
      const course = startProgress(trip, booked.get(trip.id))
      const crew = [trip.vehicle_id, trip.driver_id]
      simulateTrip(course, dependencies, line, () => crew.every((id) => !out.has(id ?? '') && (busy.get(id) ?? trip.id) === trip.id))
      for (const id of crew)
        if (isMoving(course.trip)) busy.set(id, trip.id)
        else if (busy.get(id) === trip.id) busy.delete(id)
      courses.push(course)
    }
    await writeTripProgress(tx, dependencies, courses)
    return courses.map(({ trip }) => trip)
  })

async function loadRoutes(db: Db, due: readonly TripRow[]): Promise<Map<string, RouteWithStops>> {
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
async function reportPositions(dependencies: Dependencies, moving: readonly { trip: TripRow; line: RouteWithStops }[]): Promise<void> {
  const { now } = dependencies
  const byPartner = Map.groupBy(moving, ({ trip }) => trip.partner_id)
  for (const [partnerId, own] of byPartner) {
    const arriving = own.flatMap(({ trip, line }): NewPosition[] => {
      const stands = trip.status === 'interrupted'
      const place = positionAt(planStopCalls(trip, line, arrivalDelay(trip)), line, stands ? (trip.updated_at ?? now) : now)
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
    await recordPositions(dependencies, partnerId, arriving)
  }
}

/** Writes who is booked on the trips of the next day that have no list yet. */
async function bookPassengers({ db, now }: Dependencies): Promise<void> {
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
  const stops = await loadRoutes(db, without)
  const rows = without.flatMap((trip) => createPassengers(trip, Math.max(2, stops.get(trip.route_id)?.stops.length ?? 2)))
  for (let from = 0; from < rows.length; from += 500)
    await db
      .insert(passengers)
      .values(rows.slice(from, from + 500))
      .onConflictDoNothing()
}

import { lagosDate } from '@vehicle-partner/domain'
import { and, asc, eq, gt, inArray, lte, notExists, sql } from 'drizzle-orm'
import type { Dependencies } from '../context.ts'
import { passengers } from '../db/schema/passengerTables.ts'
import { createPassengers } from '../db/seed/demoPassengers.ts'
import { openTripStatuses, trips } from '../db/schema/tripTables.ts'
import type { Tx } from '../events/transaction.ts'
import { runItemBatches, runItemsWithoutTransaction } from '../jobs/runItems.ts'
import { lockNewManifests } from '../manifest/lockNewManifests.ts'
import { recordPositions, type NewPosition } from '../telemetry/recordPositions.ts'
import { findBlockedIds } from './blockedIds.ts'
import { startProgress, isMoving, type TripProgress } from './tripProgress.ts'
import type { TripRow } from './loadTrips.ts'
import { recordPastPositions } from './recordPastPositions.ts'
import { loadRoutesWithStops, type RouteWithStops } from './loadRoutesWithStops.ts'
import { planStopCalls, computePosition } from './tripPosition.ts'
import { computeArrivalDelay, isDue, simulateTrip } from './simulateTrip.ts'
import { loadPassengers, writeTripProgress } from './writeTripProgress.ts'

const hourMs = 3_600_000
const job = 'trip-simulator'
/** Trips of one transaction. */
const batchSize = 100

const toBatches = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / batchSize) }, (_, at) => items.slice(at * batchSize, (at + 1) * batchSize))

interface RoutedTrip {
  trip: TripRow
  route: RouteWithStops
}

/** Simulates every open trip of the sandbox, in the order of departure, and reports the positions of their vehicles. */
export async function simulateTrips(dependencies: Dependencies): Promise<void> {
  const { db, now } = dependencies
  await bookPassengers(dependencies)
  const openTrips = await db
    .select()
    .from(trips)
    .where(and(inArray(trips.status, [...openTripStatuses]), lte(trips.departure_at, new Date(now.getTime() + 2 * hourMs))))
    .orderBy(asc(trips.departure_at), asc(trips.id))
  const routes = await loadRoutesWithStops(db, openTrips)
  const routedTrips = openTrips.flatMap((trip): RoutedTrip[] => {
    const route = routes.get(trip.route_id)
    return route ? [{ trip, route }] : []
  })
  const dueTrips = routedTrips.filter(({ trip, route }) => isDue(trip, route, now))
  const changedTrips = new Map<string, TripRow>()
  const blockedIdsOf = new Map<string, ReadonlySet<string>>()
  const dueByPartner = Map.groupBy(dueTrips, ({ trip }) => trip.partner_id)
  for (const partnerId of dueByPartner.keys()) {
    const { vehicles, drivers } = await findBlockedIds(db, partnerId, lagosDate(now))
    blockedIdsOf.set(partnerId, new Set([...vehicles, ...drivers]))
  }
  await runItemBatches(dependencies, {
    job,
    task: 'advance',
    batches: [...dueByPartner.values()].flatMap((own) => toBatches(own)),
    keyOf: ({ trip }) => trip.id,
    async work(tx, batch) {
      const partnerId = batch[0]?.trip.partner_id ?? ''
      for (const trip of await advanceTrips(tx, dependencies, partnerId, batch, blockedIdsOf.get(partnerId) ?? new Set()))
        changedTrips.set(trip.id, trip)
    },
  })
  const activeTrips = routedTrips
    .map(({ trip, route }) => ({ trip: changedTrips.get(trip.id) ?? trip, route }))
    .filter(({ trip }) => isMoving(trip))
  await reportPositions(dependencies, activeTrips)
}

/** Simulates trips of an organisation, in the order of departure; resolves to the changed trips. */
async function advanceTrips(
  tx: Tx,
  dependencies: Dependencies,
  partnerId: string,
  due: readonly RoutedTrip[],
  blockedIds: ReadonlySet<string>,
): Promise<TripRow[]> {
  const ids = due.map(({ trip }) => trip.id)
  const locked = await tx
    .select()
    .from(trips)
    .where(and(inArray(trips.id, ids), eq(trips.partner_id, partnerId)))
    .orderBy(asc(trips.id))
    .for('update')
  const byId = new Map(locked.map((trip) => [trip.id, trip]))
  const active = await tx
    .select({ id: trips.id, vehicle_id: trips.vehicle_id, driver_id: trips.driver_id })
    .from(trips)
    .where(and(eq(trips.partner_id, partnerId), inArray(trips.status, ['boarding', 'in_progress', 'interrupted'])))
  /** The active trip of each vehicle and driver. */
  const activeTripOf = new Map<string | null, string>(
    active.flatMap((trip) => [[trip.vehicle_id, trip.id] as const, [trip.driver_id, trip.id] as const]),
  )
  const booked = await loadPassengers(tx, ids)
  const progressOfTrips: TripProgress[] = []
  for (const { trip: before, route } of due) {
    const trip = byId.get(before.id)
    if (!trip) continue
    const progress = startProgress(trip, booked.get(trip.id))
    const crew = [trip.vehicle_id, trip.driver_id]
    simulateTrip(progress, dependencies, route, () =>
      crew.every((id) => !blockedIds.has(id ?? '') && (activeTripOf.get(id) ?? trip.id) === trip.id),
    )
    for (const id of crew)
      if (isMoving(progress.trip)) activeTripOf.set(id, trip.id)
      else if (activeTripOf.get(id) === trip.id) activeTripOf.delete(id)
    progressOfTrips.push(progress)
  }
  await writeTripProgress(tx, dependencies, progressOfTrips)
  return progressOfTrips.map(({ trip }) => trip)
}

/** Reports where the vehicles of active trips are. One that has broken down stays where it stopped. */
async function reportPositions(dependencies: Dependencies, active: readonly RoutedTrip[]): Promise<void> {
  const { now } = dependencies
  const reportPartner = async ([partnerId, own]: readonly [string, readonly RoutedTrip[]]) => {
    const newPositions = own.flatMap(({ trip, route }): NewPosition[] => {
      const isStopped = trip.status === 'interrupted'
      const place = computePosition(
        planStopCalls(trip, route, computeArrivalDelay(trip)),
        route,
        isStopped ? (trip.updated_at ?? now) : now,
      )
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
          speed_kmh: isStopped ? 0 : place.speed_kmh,
          accuracy_m: 8,
          source: 'app',
          at: now,
        },
      ]
    })
    await recordPastPositions(dependencies, partnerId, own)
    await recordPositions(dependencies, partnerId, newPositions)
  }
  await runItemsWithoutTransaction(dependencies, {
    job,
    task: 'positions',
    items: [...Map.groupBy(active, ({ trip }) => trip.partner_id)],
    keyOf: ([partnerId]) => partnerId,
    work: reportPartner,
  })
}

/** Creates the passengers of the next day's trips that have none. */
async function bookPassengers(dependencies: Dependencies): Promise<void> {
  const { db, now } = dependencies
  const unbooked = await db
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
  if (unbooked.length === 0) return
  const routes = await loadRoutesWithStops(db, unbooked)
  await runItemBatches(dependencies, {
    job,
    task: 'passengers',
    batches: toBatches(unbooked),
    keyOf: ({ id }) => id,
    async work(tx, batch) {
      await lockNewManifests(tx)
      const rows = batch.flatMap((trip) => createPassengers(trip, Math.max(2, routes.get(trip.route_id)?.stops.length ?? 2)))
      for (let from = 0; from < rows.length; from += 500)
        await tx
          .insert(passengers)
          .values(rows.slice(from, from + 500))
          .onConflictDoNothing()
    },
  })
}

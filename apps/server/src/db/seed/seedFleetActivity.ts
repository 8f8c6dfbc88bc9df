import { addDays, listDays, lagosDate, type Day } from '@vehicle-partner/domain'
import { and, asc, eq, gt, inArray, lt, lte, max, min, sql } from 'drizzle-orm'
import type { Db } from '../database.ts'
import { vehicles } from '../schema/fleetTables.ts'
import { earningLines } from '../schema/earningTables.ts'
import { ratings, trips } from '../schema/tripTables.ts'
import { defineRow, selectRows } from '../selectRows.ts'
import { boolean, day, integer, nullable, text } from '../sqlValueTypes.ts'
import { reconcileActiveTrips } from './activeTrips.ts'
import { addMinutes } from './lagosTime.ts'
import { createTripEarningLine, createDailyLines } from './demoEarnings.ts'
import { seedManifests } from './seedManifests.ts'
import { readMarker, writeMarker } from './seedProgress.ts'
import { findOutcome, createTripRatings, type TripOutcome } from './tripOutcome.ts'
import { settleMonths } from './seedPayouts.ts'
import type { FleetPlan } from './fleetPlan.ts'
import { planTrips, type TripRow } from './demoTimetable.ts'
import { insertMissing, updateMany } from './bulkWrite.ts'

const daysAhead = 14
const openStatuses = ['scheduled', 'assigned', 'boarding', 'in_progress', 'interrupted'] as const

const tripId = defineRow({ id: text })
const dailyTotal = defineRow({ day, count: integer, kobo: integer, charged: boolean })

/** Writes the trips, earnings, ratings and payouts of a fleet up to the given time. Existing rows remain. */
export async function seedFleetActivity(db: Db, now: Date, plan: FleetPlan, firstOpenMonth: Day): Promise<void> {
  await lockOpenTrips(db, now, plan)
  const over = [...(await planDays(db, now, plan)), ...(await endTrips(db, now, plan))]
  const settled = [...over, ...(await keepActive(db, now, plan))]
  await seedEarnings(db, now, plan, settled)
  await seedManifests(db, now, plan, settled)
  await closeDays(db, now, plan)
  await settleMonths(db, now, plan, firstOpenMonth)
}

/** The latest trips that a start changes depart within so many minutes. */
const nearMinutes = 360

/**
 * Locks the trips that a start can change until its transaction ends: another server that is running would otherwise complete one after it was
 * read here, and its earning would remain when the outcome was overwritten. In the order of the ids, as the simulator locks them.
 */
async function lockOpenTrips(db: Db, now: Date, plan: FleetPlan): Promise<void> {
  await db
    .select({ id: trips.id })
    .from(trips)
    .where(
      and(eq(trips.partner_id, plan.partnerId), inArray(trips.status, openStatuses), lt(trips.departure_at, addMinutes(now, nearMinutes))),
    )
    .orderBy(asc(trips.id))
    .for('update')
}

/** Writes the trips of days that no start has written yet, past ones with their outcome. Resolves to the ended trips. */
async function planDays(db: Db, now: Date, plan: FleetPlan): Promise<TripRow[]> {
  const today = lagosDate(now)
  const last = addDays(today, daysAhead)
  const done = await readMarker(db, `trips:${plan.name}`)
  const from = done === undefined ? addDays(today, -plan.daysBack) : addDays(done, 1)
  const planned = listDays(from, last).flatMap((day) => planTrips(day, plan))
  const over: TripRow[] = []
  const all = planned.map((trip) => {
    const change = findOutcome(now, trip)
    if (!change) return trip
    const ended = { ...trip, ...change }
    over.push(ended)
    return ended
  })
  await insertMissing(db, trips, all)
  const stored = await keepStored(db, over)
  if (done === undefined || last > done) await writeMarker(db, `trips:${plan.name}`, last)
  return stored
}

/** The trips that exist. A trip that a job has created for the same departure remains instead. */
async function keepStored(db: Db, planned: readonly TripRow[]): Promise<TripRow[]> {
  const ids = JSON.stringify(planned.map(({ id }) => id))
  const stored = await selectRows(db, tripId, sql`select id from trips where id in (select jsonb_array_elements_text(${ids}::jsonb))`)
  const storedIds = new Set(stored.map(({ id }) => id))
  return planned.filter(({ id }) => storedIds.has(id))
}

/** Writes the outcome of trips that have ended since an earlier start. */
async function endTrips(db: Db, now: Date, plan: FleetPlan): Promise<TripRow[]> {
  const left = await db
    .select()
    .from(trips)
    .where(and(eq(trips.partner_id, plan.partnerId), inArray(trips.status, openStatuses), lte(trips.departure_at, now)))
  const changes = left.flatMap((trip) => findOutcome(now, trip) ?? [])
  await updateMany(db, trips, changes)
  return applyOutcomes(left, changes)
}

/** Updates the trips that have departed and not arrived. Resolves to those that end now. */
async function keepActive(db: Db, now: Date, plan: FleetPlan): Promise<TripRow[]> {
  const near = await db
    .select()
    .from(trips)
    .where(
      and(
        eq(trips.partner_id, plan.partnerId),
        gt(trips.departure_at, addMinutes(now, -600)),
        lt(trips.departure_at, addMinutes(now, nearMinutes)),
      ),
    )
  const departed = near.filter(
    (trip) => trip.departure_at <= now && trip.vehicle_id && openStatuses.some((status) => status === trip.status),
  )
  const { changes, postponed, added } = reconcileActiveTrips(now, plan, departed, near)
  await updateMany(
    db,
    trips,
    changes.filter((change) => change.status === 'completed'),
  ) // completed first, so that the vehicles are free for other trips
  await updateMany(
    db,
    trips,
    changes.filter((change) => change.status !== 'completed'),
  )
  await updateMany(db, trips, postponed)
  await insertMissing(db, trips, added)
  return applyOutcomes(
    departed,
    changes.filter((change) => change.status === 'completed'),
  )
}

function applyOutcomes(from: readonly TripRow[], changes: readonly TripOutcome[]): TripRow[] {
  const byId = new Map(from.map((trip) => [trip.id, trip]))
  return changes.flatMap((change) => {
    const trip = byId.get(change.id)
    return trip ? [{ ...trip, ...change }] : []
  })
}

/** Writes the earning lines and ratings of ended trips. */
async function seedEarnings(db: Db, now: Date, plan: FleetPlan, over: readonly TripRow[]): Promise<void> {
  const own = await db.select({ id: vehicles.id, type: vehicles.type }).from(vehicles).where(eq(vehicles.partner_id, plan.partnerId))
  const types = new Map(own.map((vehicle) => [vehicle.id, vehicle.type]))
  const lines = over.flatMap((trip) => {
    const type = trip.vehicle_id ? types.get(trip.vehicle_id) : undefined
    return (type && createTripEarningLine(now, trip, type)) ?? []
  })
  await insertMissing(db, earningLines, lines)
  await updateMany(
    db,
    trips,
    lines.flatMap(({ trip_id, type, amount_kobo }) =>
      trip_id && type === 'cancellation_compensation' ? [{ id: trip_id, compensation_kobo: amount_kobo }] : [],
    ),
  )
  await insertMissing(
    db,
    ratings,
    over
      .filter((trip) => trip.status === 'completed')
      .flatMap(createTripRatings)
      .filter(({ rated_at }) => rated_at <= now),
  )
}

/** Writes the lines of whole days, once every trip of the day has ended. */
async function closeDays(db: Db, now: Date, plan: FleetPlan): Promise<void> {
  const [edge] = await db
    .select({
      first: min(trips.service_date),
      last: max(trips.service_date),
      open: sql`min(${trips.service_date}) filter (where ${inArray(trips.status, openStatuses)})`.mapWith(nullable(day)),
    })
    .from(trips)
    .where(eq(trips.partner_id, plan.partnerId))
  if (!edge?.first) return
  const done = await readMarker(db, `days:${plan.name}`)
  const from = done === undefined ? edge.first : addDays(done, 1)
  const yesterday = addDays(lagosDate(now), -1)
  const beforeOpen = edge.open ? addDays(edge.open, -1) : yesterday
  const to = beforeOpen < yesterday ? beforeOpen : yesterday
  if (from > to) return
  const totals = await selectRows(
    db,
    dailyTotal,
    sql`select service_date::text as day, count(*)::int as count, sum(amount_kobo)::float8 as kobo,
        exists (select 1 from earning_lines f where f.partner_id = ${plan.partnerId} and f.service_date = e.service_date and f.type = 'platform_fee') as charged
      from earning_lines e where partner_id = ${plan.partnerId} and type = 'trip_earning' and service_date between ${from} and ${to} group by service_date`,
  )
  const byDay = new Map(totals.map((total) => [total.day, total]))
  const lines = listDays(from, to).flatMap((day) =>
    createDailyLines(now, day, plan, byDay.get(day) ?? { count: 0, kobo: 0, charged: false }),
  )
  await insertMissing(db, earningLines, lines)
  await writeMarker(db, `days:${plan.name}`, to)
}

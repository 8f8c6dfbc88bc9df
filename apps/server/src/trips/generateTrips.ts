import { addDays, listDepartures, lagosDate, tripsOverlap } from '@vehicle-partner/domain'
import { and, eq, gt, inArray, isNotNull, max } from 'drizzle-orm'
import type { Dependencies } from '../context.ts'
import { vehicles } from '../db/schema/fleetTables.ts'
import { routes, schedules } from '../db/schema/routeTables.ts'
import { openTripStatuses, tripEvents, trips } from '../db/schema/tripTables.ts'
import { createRandom } from '../db/seed/seededRandom.ts'
import { publish } from '../events/publish.ts'
import type { Tx } from '../events/transaction.ts'
import { lockFleet } from '../fleet/lockFleet.ts'
import { runItemBatches } from '../jobs/runItems.ts'
import { newId } from '../newId.ts'
import { findBlockedIds } from './blockedIds.ts'

/** How many days ahead trips are created. */
export const daysAhead = 14
/** Trips of one insert. */
const batchSize = 200

interface PlannedDeparture {
  schedule: typeof schedules.$inferSelect
  partner_id: string
  duration_s: number
  seats: number | null
  service_date: string
  departure_at: Date
}

/**
 * Creates the trips of every schedule up to fourteen days ahead. Existing trips do not change. A vehicle or driver that gets no trips, or has
 * another one at that time, is not given the new one.
 */
export async function generateTrips(dependencies: Dependencies): Promise<void> {
  const { db, now } = dependencies
  const today = lagosDate(now)
  const activeSchedules = await db
    .select({ schedule: schedules, duration_s: routes.duration_s, seats: vehicles.seats })
    .from(schedules)
    .innerJoin(routes, eq(routes.id, schedules.route_id))
    .leftJoin(vehicles, eq(vehicles.id, schedules.vehicle_id))
    .where(and(isNotNull(schedules.partner_id), eq(routes.status, 'active')))
    .orderBy(schedules.id)
  const lastDays = await db
    .select({ id: trips.schedule_id, day: max(trips.service_date) })
    .from(trips)
    .where(isNotNull(trips.schedule_id))
    .groupBy(trips.schedule_id)
  const createdUntil = new Map(lastDays.map(({ id, day }) => [id, day]))
  const planned = activeSchedules.flatMap((each): PlannedDeparture[] => {
    const { partner_id } = each.schedule
    const from = addDays(createdUntil.get(each.schedule.id) ?? today, 1)
    if (partner_id === null) return []
    return listDepartures(from > today ? from : addDays(today, 1), addDays(today, daysAhead), each.schedule).map(
      ({ date, departure_at }) => ({ ...each, partner_id, service_date: date, departure_at }),
    )
  })
  // One transaction for each organisation, or for each schedule if one of them fails.
  const plannedBySchedule = [...Map.groupBy(planned, ({ schedule }) => schedule.id)]
  await runItemBatches(dependencies, {
    job: 'trip-generator',
    batches: [...Map.groupBy(plannedBySchedule, ([, departures]) => departures[0]?.partner_id).values()],
    keyOf: ([scheduleId]) => scheduleId,
    work: async (tx, items) => {
      const own = items.flatMap(([, departures]) => departures)
      const partnerId = own[0]?.partner_id
      if (partnerId !== undefined) await writePlannedTrips(tx, dependencies, partnerId, own)
    },
  })
}

/** When a vehicle and a driver are busy with a trip. */
interface OccupiedPeriod {
  vehicle_id: string | null
  driver_id: string | null
  from: Date
  to: Date
}

async function writePlannedTrips(
  tx: Tx,
  dependencies: Dependencies,
  partnerId: string,
  planned: readonly PlannedDeparture[],
): Promise<void> {
  // Who is removed or suspended at the same time either waits, or is found here.
  await lockFleet(tx, partnerId)
  const blocked = await findBlockedIds(tx, partnerId, lagosDate(dependencies.now))
  const blockedIds = new Set([...blocked.vehicles, ...blocked.drivers])
  const occupied: OccupiedPeriod[] = await tx
    .select({ vehicle_id: trips.vehicle_id, driver_id: trips.driver_id, from: trips.departure_at, to: trips.arrival_eta })
    .from(trips)
    .where(and(eq(trips.partner_id, partnerId), inArray(trips.status, [...openTripStatuses]), gt(trips.arrival_eta, dependencies.now)))
  const rows = planned.map((each) => {
    const row = createTripRow(dependencies, each, { occupied, blockedIds })
    occupied.push({ ...row, from: row.departure_at, to: row.arrival_eta })
    return row
  })
  for (let from = 0; from < rows.length; from += batchSize) {
    const created = await tx
      .insert(trips)
      .values(rows.slice(from, from + batchSize))
      .onConflictDoNothing()
      .returning({ trip_id: trips.id, status: trips.status })
    for (const { trip_id, status } of created)
      publish(tx, dependencies, { type: 'trip.created', partner_id: partnerId, data: { trip_id, status, group: 'upcoming', changed: [] } })
    const unassigned = created.filter(({ status }) => status === 'scheduled')
    if (unassigned.length > 0)
      await tx.insert(tripEvents).values(
        unassigned.map(({ trip_id }) => ({
          id: newId('tev', dependencies.now),
          trip_id,
          at: dependencies.now,
          kind: 'status',
          from: null,
          to: 'scheduled',
          text: 'Planned without a vehicle',
          by: 'system' as const,
          actor_id: null,
        })),
      )
  }
}

function createTripRow(
  { now, sandbox }: Dependencies,
  { schedule, partner_id, duration_s, seats, service_date, departure_at }: PlannedDeparture,
  { occupied, blockedIds }: { occupied: readonly OccupiedPeriod[]; blockedIds: ReadonlySet<string> },
) {
  const { vehicle_id, driver_id } = schedule
  const arrival_eta = new Date(departure_at.getTime() + duration_s * 1000)
  const period = { from: departure_at, to: arrival_eta }
  const isBusy = occupied.some((other) => (other.vehicle_id === vehicle_id || other.driver_id === driver_id) && tripsOverlap(period, other))
  const canAssign = vehicle_id !== null && driver_id !== null && !isBusy && !blockedIds.has(vehicle_id) && !blockedIds.has(driver_id)
  const seats_total = seats ?? schedule.seats_min
  const id = newId('trp', now)
  return {
    id,
    reference: `TRP-${id.slice(-7)}`,
    partner_id,
    route_id: schedule.route_id,
    schedule_id: schedule.id,
    vehicle_id: canAssign ? vehicle_id : null,
    driver_id: canAssign ? driver_id : null,
    direction: schedule.direction,
    service_date,
    departure_at,
    arrival_eta,
    status: canAssign ? ('assigned' as const) : ('scheduled' as const),
    seats_total,
    // The sandbox books seats.
    seats_booked: sandbox ? createRandom(`booked:${id}`).int(Math.ceil(seats_total / 3), seats_total) : 0,
    seats_boarded: 0,
    seats_no_show: 0,
    version: 1,
    created_at: now,
  }
}

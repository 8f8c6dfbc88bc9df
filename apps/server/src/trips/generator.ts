import { addDays, departuresBetween, lagosDate } from '@vehicle-partner/domain'
import { and, eq, gt, inArray, isNotNull, lt, max, or } from 'drizzle-orm'
import type { Ports } from '../context.ts'
import { vehicles } from '../db/schema/fleet.ts'
import { routes, schedules } from '../db/schema/routes.ts'
import { openTripStatuses, trips } from '../db/schema/trips.ts'
import { randomOf } from '../db/seed/random.ts'
import { publish } from '../events/publish.ts'
import { inTransaction, type Tx } from '../events/transaction.ts'
import { newId } from '../id.ts'
import { noteTrip } from './changeTrip.ts'

/** Trips are there so many days ahead. */
export const daysAhead = 14

type Scheduled = { schedule: typeof schedules.$inferSelect; duration_s: number; seats: number | null }

/** Writes the trips of every timetable up to fourteen days ahead; those that are there stay as they are. */
export async function generateTrips(ports: Ports): Promise<void> {
  const { db, now } = ports
  const today = lagosDate(now)
  const found = await db
    .select({ schedule: schedules, duration_s: routes.duration_s, seats: vehicles.seats })
    .from(schedules)
    .innerJoin(routes, eq(routes.id, schedules.route_id))
    .leftJoin(vehicles, eq(vehicles.id, schedules.vehicle_id))
    .where(and(isNotNull(schedules.partner_id), eq(routes.status, 'active')))
  const last = await db
    .select({ id: trips.schedule_id, day: max(trips.service_date) })
    .from(trips)
    .where(isNotNull(trips.schedule_id))
    .groupBy(trips.schedule_id)
  const until = new Map(last.map(({ id, day }) => [id, day]))
  const planned = found.flatMap((each) => {
    const from = addDays(until.get(each.schedule.id) ?? today, 1)
    const departures = departuresBetween(from > today ? from : addDays(today, 1), addDays(today, daysAhead), each.schedule)
    return departures.length > 0 ? [{ each, departures }] : []
  })
  // The timetable of an organisation is written together.
  for (const own of Map.groupBy(planned, ({ each }) => each.schedule.partner_id).values())
    await inTransaction(ports, async (tx) => {
      for (const { each, departures } of own)
        for (const { date, departure_at } of departures) await plan(tx, ports, each, date, departure_at)
    })
}

async function plan(
  tx: Tx,
  ports: Ports,
  { schedule, duration_s, seats }: Scheduled,
  service_date: string,
  departure_at: Date,
): Promise<void> {
  const { now, sandbox } = ports
  const { partner_id } = schedule
  if (partner_id === null) return
  const arrival_eta = new Date(departure_at.getTime() + duration_s * 1000)
  const free = schedule.vehicle_id !== null && schedule.driver_id !== null && !(await isTaken(tx, schedule, departure_at, arrival_eta))
  const seats_total = seats ?? schedule.seats_min
  const id = newId('trp', now)
  const status = free ? ('assigned' as const) : ('scheduled' as const)
  const made = await tx
    .insert(trips)
    .values({
      id,
      reference: `TRP-${id.slice(-7)}`,
      partner_id,
      route_id: schedule.route_id,
      schedule_id: schedule.id,
      vehicle_id: free ? schedule.vehicle_id : null,
      driver_id: free ? schedule.driver_id : null,
      direction: schedule.direction,
      service_date,
      departure_at,
      arrival_eta,
      status,
      seats_total,
      // In the sandbox somebody always wants to travel.
      seats_booked: sandbox ? randomOf(`booked:${id}`).int(Math.ceil(seats_total / 3), seats_total) : 0,
      seats_boarded: 0,
      seats_no_show: 0,
      version: 1,
      created_at: now,
    })
    .onConflictDoNothing()
    .returning({ id: trips.id })
  if (made.length === 0) return
  publish(tx, ports, { type: 'trip.created', partner_id, data: { trip_id: id, status, group: 'upcoming', changed: [] } })
  if (!free) await noteTrip(tx, ports, id, { kind: 'status', to: 'scheduled', text: 'Planned without a vehicle' })
}

/** Whether the vehicle or the driver of a timetable runs another trip at that time. */
async function isTaken(tx: Tx, { vehicle_id, driver_id }: Scheduled['schedule'], departure: Date, arrival: Date): Promise<boolean> {
  const [other] = await tx
    .select({ id: trips.id })
    .from(trips)
    .where(
      and(
        or(eq(trips.vehicle_id, vehicle_id ?? ''), eq(trips.driver_id, driver_id ?? '')),
        inArray(trips.status, [...openTripStatuses]),
        lt(trips.departure_at, arrival),
        gt(trips.arrival_eta, departure),
      ),
    )
    .limit(1)
  return other !== undefined
}

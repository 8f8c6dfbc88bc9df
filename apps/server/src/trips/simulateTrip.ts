import { tripLateSeconds } from '@vehicle-partner/domain'
import { and, eq, inArray, ne } from 'drizzle-orm'
import type { Ports } from '../context.ts'
import { tripIssues } from '../db/schema/tripIssues.ts'
import { ratings, trips, tripStops } from '../db/schema/trips.ts'
import { publish } from '../events/publish.ts'
import type { Tx } from '../events/transaction.ts'
import { newId } from '../id.ts'
import { notify } from '../notifications/notify.ts'
import { changeTrip, noteTrip } from './changeTrip.ts'
import { fateOf } from './fate.ts'
import type { TripRow } from './loadTrips.ts'
import { callsOf, type Call, type Line } from './onTheWay.ts'
import { stopPassengers } from './stopPassengers.ts'

const minuteMs = 60_000
/** Drivers open a trip so long before it leaves. */
const boardingMs = 5 * minuteMs
const cancelledMs = 120 * minuteMs
/** So long until another vehicle has come. */
const replacementMs = 20 * minuteMs

/** Lets a trip go on as far as it has come by now: cancelled, boarding, from stop to stop, broken down, or arrived. */
export async function simulateTrip(tx: Tx, ports: Ports, held: TripRow, line: Line, able: boolean): Promise<TripRow> {
  const { now } = ports
  const fate = fateOf(held.id)
  let trip = held
  if (trip.status === 'assigned' && fate.cancelled && now.getTime() >= trip.departure_at.getTime() - cancelledMs)
    return cancel(tx, ports, trip, 'operator', 'low_demand', 'Too few seats were booked')
  if (trip.status === 'scheduled' && now >= trip.departure_at)
    return cancel(tx, ports, trip, 'system', 'no_vehicle', 'No vehicle was found')
  const opens = new Date(trip.departure_at.getTime() - boardingMs)
  if (trip.status === 'assigned' && able && now >= opens && !(await isBusy(tx, trip))) {
    trip = await changeTrip(tx, ports, trip, { status: 'boarding', stop_sequence: 0 })
    await noteTrip(tx, ports, trip.id, {
      kind: 'status',
      from: 'assigned',
      to: 'boarding',
      text: 'The driver opened the trip',
      by: 'driver',
      at: opens,
    })
  }
  if (trip.status === 'interrupted') trip = await replace(tx, ports, trip)
  if (trip.status === 'boarding' || trip.status === 'in_progress') trip = await drive(tx, ports, trip, callsOf(trip, line, delayOf(trip)))
  return trip
}

/** Whether there is anything for a trip to do now, so that those at rest are left alone. */
export function isDue(trip: TripRow, line: Line, now: Date): boolean {
  const ahead = trip.departure_at.getTime() - now.getTime()
  if (trip.status === 'scheduled') return ahead <= 0
  if (trip.status === 'assigned') return ahead <= boardingMs || (ahead <= cancelledMs && fateOf(trip.id).cancelled)
  if (trip.status === 'interrupted') return now.getTime() - (trip.updated_at ?? trip.departure_at).getTime() >= replacementMs
  const next = callsOf(trip, line, delayOf(trip)).find(({ sequence }) => trip.status === 'boarding' || sequence > trip.stop_sequence)
  return next !== undefined && next.at <= now
}

/** What a trip is late by when it arrives: as it was fated, and later where it already is. */
export const delayOf = ({ id, delay_s }: Pick<TripRow, 'id' | 'delay_s'>): number => Math.max(fateOf(id).delay_s, delay_s)

/** Whether the vehicle or the driver is still on another trip. */
async function isBusy(tx: Tx, { id, vehicle_id, driver_id }: TripRow): Promise<boolean> {
  for (const [column, value] of [
    [trips.vehicle_id, vehicle_id],
    [trips.driver_id, driver_id],
  ] as const) {
    const [other] = await tx
      .select({ id: trips.id })
      .from(trips)
      .where(and(eq(column, value ?? ''), inArray(trips.status, ['boarding', 'in_progress', 'interrupted']), ne(trips.id, id)))
      .limit(1)
    if (other) return true
  }
  return false
}

/** Takes a trip off the road. */
export async function cancel(
  tx: Tx,
  ports: Ports,
  trip: TripRow,
  by: 'operator' | 'system',
  reason: string,
  text: string,
): Promise<TripRow> {
  const change = {
    status: 'cancelled',
    cancelled_by: by,
    cancellation_reason: reason,
    cancellation_text: text,
    cancelled_at: ports.now,
  } as const
  const changed = await changeTrip(tx, ports, trip, change)
  await noteTrip(tx, ports, trip.id, { kind: 'status', from: trip.status, to: 'cancelled', text, by })
  await tellTrip(tx, ports, trip, 'trip.cancelled', 'warning', `${trip.reference} was cancelled`, `${text}.`)
  return changed
}

/** Tells those who plan trips of one. */
export const tellTrip = (
  tx: Tx,
  ports: Ports,
  { id, partner_id }: Pick<TripRow, 'id' | 'partner_id'>,
  type: 'trip.cancelled' | 'trip.missed' | 'trip.late' | 'trip.issue',
  severity: 'warning' | 'critical',
  title: string,
  body: string,
): Promise<void> =>
  notify(tx, ports, {
    partner_id,
    type,
    severity,
    title,
    body,
    entity: { type: 'trip', id },
    link: `/trips/information/${id}`,
    group_key: `${type}:${id}`,
  })

async function drive(tx: Tx, ports: Ports, from: TripRow, calls: readonly Call[]): Promise<TripRow> {
  let trip = from
  for (const call of calls) {
    if (call.sequence <= trip.stop_sequence && trip.status === 'in_progress') continue
    if (call.at > ports.now) break
    trip = await callAt(tx, ports, trip, call, calls.length)
    if (trip.status !== 'in_progress') break
  }
  return trip
}

/** A vehicle calls at a stop: who is there gets on, who is where they wanted gets off, and at the last the trip is over. */
async function callAt(tx: Tx, ports: Ports, trip: TripRow, call: Call, last: number): Promise<TripRow> {
  const over = call.sequence === last
  const delay_s = Math.round((call.at.getTime() - call.planned.getTime()) / 1000)
  const { seats, boarded, alighted } = await stopPassengers(tx, trip, call, over)
  const departed_at = over ? null : new Date(call.at.getTime() + 40_000)
  await tx
    .insert(tripStops)
    .values({ trip_id: trip.id, sequence: call.sequence, arrived_at: call.at, departed_at, boarded, alighted })
    .onConflictDoNothing()
  const status = over ? ('completed' as const) : ('in_progress' as const)
  const departure = trip.actual_departure_at ?? call.at
  const changed = await changeTrip(tx, ports, trip, {
    status,
    ...seats,
    delay_s,
    stop_sequence: call.sequence,
    actual_departure_at: departure,
    ...(over ? { actual_arrival_at: call.at > departure ? call.at : departure } : {}),
  })
  publish(tx, ports, {
    type: 'trip.stop',
    partner_id: trip.partner_id,
    data: { trip_id: trip.id, stop_id: call.id, kind: 'arrived', at: call.at.toISOString(), delay_s },
  })
  if (trip.status !== status)
    await noteTrip(tx, ports, trip.id, {
      kind: 'status',
      from: trip.status,
      to: status,
      text: over ? 'The trip arrived' : 'The trip left',
      by: 'driver',
      at: call.at,
    })
  if (over) await rate(tx, changed, call.at)
  else if (delay_s > tripLateSeconds && trip.delay_s <= tripLateSeconds)
    await tellTrip(
      tx,
      ports,
      trip,
      'trip.late',
      'warning',
      `${trip.reference} is late`,
      `${Math.round(delay_s / 60)} minutes at ${call.name}.`,
    )
  const breaks = fateOf(trip.id).breaksDownAfter
  const here = breaks !== undefined && call.sequence === Math.max(1, Math.floor(breaks * last))
  return !over && here ? breakDown(tx, ports, changed, call.name) : changed
}

/** A vehicle cannot go on. */
export async function breakDown(tx: Tx, ports: Ports, trip: TripRow, where: string): Promise<TripRow> {
  const { now } = ports
  const id = newId('iss', now)
  const issue = { category: 'breakdown', severity: 'stopped', state: 'open' } as const
  await tx.insert(tripIssues).values({
    ...issue,
    id,
    reference: `ISS-${id.slice(-6)}`,
    partner_id: trip.partner_id,
    trip_id: trip.id,
    description: `The vehicle has broken down at ${where}`,
    photos: [],
    needs_replacement: true,
    reported_by: 'driver',
    created_at: now,
  })
  const changed = await changeTrip(tx, ports, trip, { status: 'interrupted' })
  await noteTrip(tx, ports, trip.id, {
    kind: 'status',
    from: trip.status,
    to: 'interrupted',
    text: `The vehicle has broken down at ${where}`,
    by: 'driver',
  })
  publish(tx, ports, { type: 'trip.issue', partner_id: trip.partner_id, data: { trip_id: trip.id, issue_id: id, ...issue } })
  await tellTrip(
    tx,
    ports,
    trip,
    'trip.issue',
    'critical',
    `${trip.reference}: the vehicle cannot go on`,
    `It has broken down at ${where}.`,
  )
  return changed
}

/** Another vehicle takes the passengers of one that has broken down, after a while. */
async function replace(tx: Tx, ports: Ports, trip: TripRow): Promise<TripRow> {
  const since = trip.updated_at ?? trip.departure_at
  if (ports.now.getTime() - since.getTime() < replacementMs) return trip
  await tx
    .update(tripIssues)
    .set({ state: 'resolved', resolved_at: ports.now })
    .where(and(eq(tripIssues.trip_id, trip.id), eq(tripIssues.severity, 'stopped'), ne(tripIssues.state, 'resolved')))
  await noteTrip(tx, ports, trip.id, {
    kind: 'status',
    from: 'interrupted',
    to: 'in_progress',
    text: 'It goes on with another vehicle',
    by: 'operator',
  })
  const delay_s = Math.min(7200, trip.delay_s + Math.round((ports.now.getTime() - since.getTime()) / 1000))
  return changeTrip(tx, ports, trip, { status: 'in_progress', delay_s, actual_departure_at: trip.actual_departure_at ?? ports.now })
}

/** Some passengers say how it was. */
async function rate(tx: Tx, trip: TripRow, at: Date): Promise<void> {
  const { score } = fateOf(trip.id)
  const scores = Array.from({ length: trip.seats_boarded }, (_, place) => score(place)).filter((each) => each !== undefined)
  if (scores.length === 0) return
  const values = scores.map((each) => ({ id: newId('rat', at), partner_id: trip.partner_id, trip_id: trip.id, score: each, rated_at: at }))
  await tx.insert(ratings).values(values)
}

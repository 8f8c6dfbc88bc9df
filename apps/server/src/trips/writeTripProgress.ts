import { tripGroup } from '@vehicle-partner/domain'
import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Dependencies } from '../context.ts'
import { passengers } from '../db/schema/passengerTables.ts'
import { tripIssues } from '../db/schema/tripIssueTables.ts'
import { ratings, tripEvents, tripStops, trips } from '../db/schema/tripTables.ts'
import { publish } from '../events/publish.ts'
import type { Tx } from '../events/transaction.ts'
import { notify } from '../notifications/notify.ts'
import type { TripProgress, PassengerRow } from './tripProgress.ts'
import type { TripRow } from './loadTrips.ts'

/** The passengers of trips, by trip id, in the order of the manifest. */
export async function loadPassengers(tx: Tx, ids: readonly string[]): Promise<Map<string, PassengerRow[]>> {
  const rows = await tx
    .select()
    .from(passengers)
    .where(inArray(passengers.trip_id, [...ids]))
    .orderBy(asc(passengers.id))
  return Map.groupBy(rows, ({ trip_id }) => trip_id)
}

/** Writes the changes of locked trips, each table once, and publishes them. */
export async function writeTripProgress(tx: Tx, dependencies: Dependencies, progressOfTrips: readonly TripProgress[]): Promise<void> {
  const changedTrips = progressOfTrips.filter(({ changed }) => changed.size > 0)
  if (changedTrips.length === 0) return
  for (const progress of changedTrips) Object.assign(progress.trip, { version: progress.trip.version + 1, updated_at: dependencies.now })
  // A vehicle may end one trip and start another, so ended trips are written first.
  const [ended, open] = [true, false].map((history) =>
    changedTrips.filter(({ trip }) => (tripGroup(trip.status) === 'history') === history),
  )
  for (const group of [ended ?? [], open ?? []])
    await writeTrips(
      tx,
      group.map(({ trip }) => trip),
    )
  await writePassengers(
    tx,
    changedTrips.flatMap(({ changedPassengers }) => [...changedPassengers]),
  )
  const resolved = changedTrips.filter((progress) => progress.resolved).map(({ trip }) => trip.id)
  if (resolved.length > 0)
    await tx
      .update(tripIssues)
      .set({ state: 'resolved', resolved_at: dependencies.now })
      .where(and(inArray(tripIssues.trip_id, resolved), eq(tripIssues.severity, 'stopped'), ne(tripIssues.state, 'resolved')))
  const [stops, notes, given, issues] = [
    changedTrips.flatMap((progress) => progress.stops),
    changedTrips.flatMap((progress) => progress.tripEvents),
    changedTrips.flatMap((progress) => progress.ratings),
    changedTrips.flatMap((progress) => progress.issues),
  ]
  if (stops.length > 0) await tx.insert(tripStops).values(stops).onConflictDoNothing()
  if (notes.length > 0) await tx.insert(tripEvents).values(notes)
  if (given.length > 0) await tx.insert(ratings).values(given)
  if (issues.length > 0) await tx.insert(tripIssues).values(issues)
  for (const { trip, changed, events, notifications } of changedTrips) {
    publish(tx, dependencies, createTripUpdate(trip, [...changed]))
    for (const event of events) publish(tx, dependencies, event)
    for (const notification of notifications) await notify(tx, dependencies, notification)
  }
}

const createTripUpdate = (trip: TripRow, changed: string[]) => ({
  type: 'trip.updated' as const,
  partner_id: trip.partner_id,
  data: {
    trip_id: trip.id,
    status: trip.status,
    group: tripGroup(trip.status),
    changed,
    delay_s: trip.delay_s,
    seats: { total: trip.seats_total, booked: trip.seats_booked, boarded: trip.seats_boarded, no_show: trip.seats_no_show },
  },
})

/** The columns that a simulation can change, with their types. */
const columns = {
  status: 'text',
  actual_departure_at: 'timestamptz',
  actual_arrival_at: 'timestamptz',
  seats_booked: 'int',
  seats_boarded: 'int',
  seats_no_show: 'int',
  cancelled_by: 'text',
  cancellation_reason: 'text',
  cancellation_text: 'text',
  cancelled_at: 'timestamptz',
  delay_s: 'int',
  stop_sequence: 'int',
  updated_at: 'timestamptz',
  version: 'int',
} as const satisfies Partial<Record<keyof TripRow, string>>

async function writeTrips(tx: Tx, rows: readonly TripRow[]): Promise<void> {
  if (rows.length === 0) return
  const names = Object.keys(columns)
  const set = sql.raw(names.map((name) => `${name} = v.${name}`).join(', '))
  const types = sql.raw(['id text', ...Object.entries(columns).map(([name, type]) => `${name} ${type}`)].join(', '))
  await tx.execute(
    sql`update ${trips} t set ${set} from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as v(${types}) where t.id = v.id`,
  )
}

async function writePassengers(tx: Tx, rows: readonly PassengerRow[]): Promise<void> {
  if (rows.length === 0) return
  const changes = JSON.stringify(rows.map(({ id, status, boarded_at }) => ({ id, status, boarded_at })))
  await tx.execute(sql`update ${passengers} p set status = v.status, boarded_at = v.boarded_at
    from jsonb_to_recordset(${changes}::jsonb) as v(id text, status text, boarded_at timestamptz) where p.id = v.id`)
}

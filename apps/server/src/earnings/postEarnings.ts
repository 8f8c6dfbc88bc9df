import { addDays, lagosDate, lagosDayStart, signedAmount, type Day } from '@vehicle-partner/domain'
import { and, eq, gte, inArray, notExists, or, sql, type SQL } from 'drizzle-orm'
import type { Dependencies, OperationContext } from '../context.ts'
import type { Db } from '../db/database.ts'
import { earningLines } from '../db/schema/earningTables.ts'
import { vehicles } from '../db/schema/fleetTables.ts'
import { trips } from '../db/schema/tripTables.ts'
import { publish } from '../events/publish.ts'
import type { Tx } from '../events/transaction.ts'
import { runItemBatches } from '../jobs/runItems.ts'
import { newId } from '../newId.ts'
import { findTripCard, selectRateCards } from '../rateCards/rateCardTerms.ts'
import { createTripEarning, type NewEarningLine } from './tripEarning.ts'
import { sumUnsettled } from './unsettledAmount.ts'

/** Trips of the last days, and older ones that have changed in these days, are looked at. */
const lookBackDays = 14
const tripsPerTransaction = 200
export const earningPosting = 'earning-posting'

type WrittenLine = typeof earningLines.$inferSelect
type TripRow = typeof trips.$inferSelect
type VehicleOfPartner = Pick<typeof vehicles.$inferSelect, 'id' | 'partner_id'>

interface FinishedTrip {
  trip: TripRow
  type: string
}

/** Inserts the lines that do not exist yet and publishes them. Throws if the reference of one belongs to another line. */
export async function insertEarningLines(
  tx: Tx,
  dependencies: OperationContext,
  partner_id: string,
  lines: readonly NewEarningLine[],
): Promise<WrittenLine[]> {
  if (lines.length === 0) return []
  const written = await tx
    .insert(earningLines)
    .values(lines.map((line) => ({ ...line, id: newId('ern', dependencies.now) })))
    .onConflictDoNothing()
    .returning()
  if (written.length < lines.length) await rejectTakenReferences(tx, lines, written)
  const sum = (some: readonly WrittenLine[]) =>
    some.reduce((total, { direction, amount_kobo }) => total + signedAmount(direction, amount_kobo), 0)
  let unsettled_kobo = (await sumUnsettled(tx, partner_id)) - sum(written)
  for (const line of written) {
    const { id: line_id, type, direction, amount_kobo } = line
    unsettled_kobo += sum([line])
    publish(tx, dependencies, { type: 'earning.created', partner_id, data: { line_id, type, direction, amount_kobo, unsettled_kobo } })
  }
  return written
}

/** A line that was not written has to exist already; money never disappears because another line has its reference. */
async function rejectTakenReferences(tx: Tx, lines: readonly NewEarningLine[], written: readonly WrittenLine[]): Promise<void> {
  const writtenReferences = new Set(written.map(({ reference }) => reference))
  const missing = lines.filter(({ reference }) => !writtenReferences.has(reference))
  const existing = await tx
    .select()
    .from(earningLines)
    .where(
      or(
        inArray(
          earningLines.reference,
          missing.map(({ reference }) => reference),
        ),
        inArray(
          earningLines.trip_id,
          missing.flatMap(({ trip_id }) => trip_id ?? []),
        ),
      ),
    )
  for (const line of missing) {
    const isSame = existing.some(
      ({ partner_id, type, service_date, trip_id }) =>
        partner_id === line.partner_id && type === line.type && service_date === line.service_date && trip_id === (line.trip_id ?? null),
    )
    if (!isSame) throw Object.assign(new Error('Another earning line has this reference'), { code: 'ReferenceTaken' })
  }
}

/** The finished trips that have no earning yet, with the types of their vehicles, which decide the rate. */
const findUnpaidTrips = (db: Db, now: Date, where?: SQL): Promise<FinishedTrip[]> =>
  db
    .select({ trip: trips, type: vehicles.type })
    .from(trips)
    .innerJoin(vehicles, eq(vehicles.id, trips.vehicle_id))
    .where(
      and(
        where,
        inArray(trips.status, ['completed', 'cancelled']),
        or(
          gte(trips.service_date, addDays(lagosDate(now), -lookBackDays)),
          gte(trips.updated_at, lagosDayStart(addDays(lagosDate(now), -lookBackDays))),
        ),
        sql`(${trips.status} = 'completed' or ${trips.cancelled_by} = 'operator')`,
        notExists(
          db
            .select({ one: sql`1` })
            .from(earningLines)
            .where(eq(earningLines.trip_id, trips.id)),
        ),
      ),
    )
    .orderBy(trips.departure_at, trips.id)

/** Creates the earnings of finished trips that have none. */
export async function createTripEarnings(dependencies: Dependencies): Promise<void> {
  const finishedTrips = await findUnpaidTrips(dependencies.db, dependencies.now)
  await runItemBatches(dependencies, {
    job: earningPosting,
    task: 'trips',
    batches: [...Map.groupBy(finishedTrips, ({ trip }) => trip.partner_id).values()].flatMap((own) =>
      Array.from({ length: Math.ceil(own.length / tripsPerTransaction) }, (_, at) =>
        own.slice(at * tripsPerTransaction, (at + 1) * tripsPerTransaction),
      ),
    ),
    keyOf: ({ trip }) => trip.id,
    work: (tx, batch) => earnFromTrips(tx, dependencies, batch[0]?.trip.partner_id ?? '', batch),
  })
}

/** Creates the earnings of a vehicle's finished trips, before a change of the vehicle would pay them at another rate. */
export async function createVehicleEarnings(tx: Tx, context: OperationContext, { id, partner_id }: VehicleOfPartner): Promise<void> {
  // The user changes the vehicle; the earnings are the operator's.
  await earnFromTrips(tx, { ...context, caller: undefined }, partner_id, await findUnpaidTrips(tx, context.now, eq(trips.vehicle_id, id)))
}

/** Calculates the earnings of trips by the rate card in force on each service date. */
async function earnFromTrips(tx: Tx, dependencies: OperationContext, partnerId: string, over: readonly FinishedTrip[]): Promise<void> {
  const cardsByDay = new Map<Day, Awaited<ReturnType<typeof selectRateCards>>>()
  const lines: NewEarningLine[] = []
  for (const { trip, type } of over) {
    const cards = cardsByDay.get(trip.service_date) ?? (await selectRateCards(tx, partnerId, trip.service_date))
    cardsByDay.set(trip.service_date, cards)
    const card = findTripCard(cards, type, trip.route_id)
    if (!card || card.rate_kobo === null) continue
    const line = createTripEarning(trip, { version: card.version, rateKobo: card.rate_kobo }, dependencies.now)
    if (line) lines.push(line)
  }
  const written = await insertEarningLines(tx, dependencies, partnerId, lines)
  for (const { type, trip_id, amount_kobo } of written)
    if (type === 'cancellation_compensation' && trip_id !== null)
      await tx.update(trips).set({ compensation_kobo: amount_kobo }).where(eq(trips.id, trip_id))
}

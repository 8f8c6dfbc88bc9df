import {
  addDays,
  applyBasisPoints,
  earningCheckHours,
  formatNaira,
  lagosDate,
  lagosDayStart,
  formatBasisPoints,
  signedAmount,
  type Day,
} from '@vehicle-partner/domain'
import { and, eq, gte, inArray, lte, notExists, sql } from 'drizzle-orm'
import type { Dependencies } from '../context.ts'
import { disputes, earningLines } from '../db/schema/earningTables.ts'
import { vehicles } from '../db/schema/fleetTables.ts'
import { trips } from '../db/schema/tripTables.ts'
import { defineRow, selectRows } from '../db/selectRows.ts'
import { day, integer } from '../db/sqlValueTypes.ts'
import { publish } from '../events/publish.ts'
import { inTransaction, type Tx } from '../events/transaction.ts'
import { newId } from '../newId.ts'
import { selectRateCards, loadMonthTerms } from '../rateCards/rateCardTerms.ts'
import { createTripEarning, type NewEarningLine } from './tripEarning.ts'
import { sumUnsettled } from './unsettledAmount.ts'

/** How many days back trips without earnings are looked for. */
const lookBackDays = 14
const tripsPerTransaction = 200

type WrittenLine = typeof earningLines.$inferSelect
type TripRow = typeof trips.$inferSelect

/** Inserts the lines that do not exist yet and publishes them. */
async function insertLines(
  tx: Tx,
  dependencies: Dependencies,
  partner_id: string,
  lines: readonly NewEarningLine[],
): Promise<WrittenLine[]> {
  if (lines.length === 0) return []
  const written = await tx
    .insert(earningLines)
    .values(lines.map((line) => ({ ...line, id: newId('ern', dependencies.now) })))
    .onConflictDoNothing()
    .returning()
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

/** Creates the earnings of finished trips that have none. */
export async function createTripEarnings(dependencies: Dependencies): Promise<void> {
  const { db, now } = dependencies
  const finishedTrips = await db
    .select({ trip: trips, type: vehicles.type })
    .from(trips)
    .innerJoin(vehicles, eq(vehicles.id, trips.vehicle_id))
    .where(
      and(
        inArray(trips.status, ['completed', 'cancelled']),
        gte(trips.service_date, addDays(lagosDate(now), -lookBackDays)),
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
  for (const [partnerId, own] of Map.groupBy(finishedTrips, ({ trip }) => trip.partner_id))
    for (let from = 0; from < own.length; from += tripsPerTransaction)
      await inTransaction(dependencies, (tx) => earnFromTrips(tx, dependencies, partnerId, own.slice(from, from + tripsPerTransaction)))
}

/** Calculates the earnings of trips by the rate card in force on each service date. */
async function earnFromTrips(
  tx: Tx,
  dependencies: Dependencies,
  partnerId: string,
  over: readonly { trip: TripRow; type: string }[],
): Promise<void> {
  const cardsByDay = new Map<Day, Awaited<ReturnType<typeof selectRateCards>>>()
  const lines: NewEarningLine[] = []
  for (const { trip, type } of over) {
    const cards = cardsByDay.get(trip.service_date) ?? (await selectRateCards(tx, partnerId, trip.service_date))
    cardsByDay.set(trip.service_date, cards)
    const own = cards.filter(({ vehicle_type, basis }) => vehicle_type === type && basis === 'per_trip')
    const card = own.find(({ route_id }) => route_id === trip.route_id) ?? own.find(({ route_id }) => route_id === null)
    if (!card || card.rate_kobo === null) continue
    const line = createTripEarning(trip, { version: card.version, rateKobo: card.rate_kobo }, dependencies.now)
    if (line) lines.push(line)
  }
  const written = await insertLines(tx, dependencies, partnerId, lines)
  for (const { type, trip_id, amount_kobo } of written)
    if (type === 'cancellation_compensation' && trip_id !== null)
      await tx.update(trips).set({ compensation_kobo: amount_kobo }).where(eq(trips.id, trip_id))
}

const tripDayRow = defineRow({ partner_id: earningLines.partner_id, day, kobo: integer, count: integer })

/** Charges the platform fee for the trips of each finished day, once per day. */
export async function chargeDailyFees(dependencies: Dependencies): Promise<void> {
  const today = lagosDate(dependencies.now)
  const days = await selectRows(
    dependencies.db,
    tripDayRow,
    sql`select e.partner_id, e.service_date::text as day, sum(e.amount_kobo)::float8 as kobo, count(*)::int as count from earning_lines e
      where e.type = 'trip_earning' and e.trip_id is not null and e.service_date >= ${addDays(today, -lookBackDays)} and e.service_date < ${today}
        and not exists (select 1 from earning_lines f where f.partner_id = e.partner_id and f.service_date = e.service_date and f.type = 'platform_fee')
        and not exists (select 1 from trips t where t.partner_id = e.partner_id and t.service_date = e.service_date
          and t.status in ('scheduled', 'assigned', 'boarding', 'in_progress', 'interrupted'))
      group by e.partner_id, e.service_date order by e.service_date, e.partner_id`,
  )
  for (const { partner_id, day: serviceDate, kobo, count } of days)
    await inTransaction(dependencies, async (tx) => {
      const { platformFeeBps, rateCardVersion } = await loadMonthTerms(tx, partner_id, serviceDate)
      const amount_kobo = Number(applyBasisPoints(BigInt(kobo), BigInt(platformFeeBps)))
      if (amount_kobo === 0) return
      const line: NewEarningLine = {
        reference: `ERN-FEE-${serviceDate.replaceAll('-', '')}-${partner_id.slice(-6)}`,
        partner_id,
        occurred_at: new Date(lagosDayStart(addDays(serviceDate, 1)).getTime() - 60_000),
        service_date: serviceDate,
        type: 'platform_fee',
        direction: 'debit',
        amount_kobo,
        description: `${formatBasisPoints(platformFeeBps)} of ${count} trips worth ${formatNaira(kobo)}`,
        rate_card_version: rateCardVersion,
        state: 'pending',
        created_at: dependencies.now,
      }
      await insertLines(tx, dependencies, partner_id, [line])
    })
}

/** Confirms lines after 48 hours unless they are disputed. */
export async function confirmPendingLines({ db, now }: Dependencies): Promise<void> {
  const open = db
    .select({ one: sql`1` })
    .from(disputes)
    .where(and(eq(disputes.earning_line_id, earningLines.id), inArray(disputes.state, ['open', 'in_review'])))
  await db
    .update(earningLines)
    .set({ state: 'unsettled' })
    .where(
      and(
        eq(earningLines.state, 'pending'),
        lte(earningLines.occurred_at, new Date(now.getTime() - earningCheckHours * 3_600_000)),
        notExists(open),
      ),
    )
}

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
import { rows } from '../db/database.ts'
import { disputes, earningLines } from '../db/schema/earnings.ts'
import { vehicles } from '../db/schema/fleet.ts'
import { trips } from '../db/schema/trips.ts'
import { publish } from '../events/publish.ts'
import { inTransaction, type Tx } from '../events/transaction.ts'
import { newId } from '../newId.ts'
import { cardsOn, termsOn } from '../rateCards/terms.ts'
import { earningOf, type NewLine } from './tripEarning.ts'
import { unsettledKobo } from './unsettledAmount.ts'

/** How far back trips are looked for that have brought nothing yet. */
const daysBack = 14
/** Trips whose lines are written in one transaction. */
const together = 200

type WrittenLine = typeof earningLines.$inferSelect
type TripRow = typeof trips.$inferSelect

/** Writes those lines of an organisation that are not there yet, and tells of them. */
async function write(tx: Tx, dependencies: Dependencies, partner_id: string, lines: readonly NewLine[]): Promise<WrittenLine[]> {
  if (lines.length === 0) return []
  const written = await tx
    .insert(earningLines)
    .values(lines.map((line) => ({ ...line, id: newId('ern', dependencies.now) })))
    .onConflictDoNothing()
    .returning()
  const sum = (some: readonly WrittenLine[]) =>
    some.reduce((total, { direction, amount_kobo }) => total + signedAmount(direction, amount_kobo), 0)
  let unsettled_kobo = (await unsettledKobo(tx, partner_id)) - sum(written)
  for (const line of written) {
    const { id: line_id, type, direction, amount_kobo } = line
    unsettled_kobo += sum([line])
    publish(tx, dependencies, { type: 'earning.created', partner_id, data: { line_id, type, direction, amount_kobo, unsettled_kobo } })
  }
  return written
}

/** The lines of trips that are over and have brought none. */
export async function earnTrips(dependencies: Dependencies): Promise<void> {
  const { db, now } = dependencies
  const over = await db
    .select({ trip: trips, type: vehicles.type })
    .from(trips)
    .innerJoin(vehicles, eq(vehicles.id, trips.vehicle_id))
    .where(
      and(
        inArray(trips.status, ['completed', 'cancelled']),
        gte(trips.service_date, addDays(lagosDate(now), -daysBack)),
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
  for (const [partnerId, own] of Map.groupBy(over, ({ trip }) => trip.partner_id))
    for (let from = 0; from < own.length; from += together)
      await inTransaction(dependencies, (tx) => earn(tx, dependencies, partnerId, own.slice(from, from + together)))
}

/** What trips of an organisation bring, each by the card that was in force on its day. */
async function earn(
  tx: Tx,
  dependencies: Dependencies,
  partnerId: string,
  over: readonly { trip: TripRow; type: string }[],
): Promise<void> {
  const inForce = new Map<Day, Awaited<ReturnType<typeof cardsOn>>>()
  const lines: NewLine[] = []
  for (const { trip, type } of over) {
    const cards = inForce.get(trip.service_date) ?? (await cardsOn(tx, partnerId, trip.service_date))
    inForce.set(trip.service_date, cards)
    const own = cards.filter(({ vehicle_type, basis }) => vehicle_type === type && basis === 'per_trip')
    const card = own.find(({ route_id }) => route_id === trip.route_id) ?? own.find(({ route_id }) => route_id === null)
    if (!card || card.rate_kobo === null) continue
    const line = earningOf(trip, { version: card.version, rateKobo: card.rate_kobo }, dependencies.now)
    if (line) lines.push(line)
  }
  const written = await write(tx, dependencies, partnerId, lines)
  for (const { type, trip_id, amount_kobo } of written)
    if (type === 'cancellation_compensation' && trip_id !== null)
      await tx.update(trips).set({ compensation_kobo: amount_kobo }).where(eq(trips.id, trip_id))
}

/** The fee on the trips of each day that is over, once a day. */
export async function chargeDays(dependencies: Dependencies): Promise<void> {
  const today = lagosDate(dependencies.now)
  const days = await rows<{ partner_id: string; day: Day; kobo: number; count: number }>(
    dependencies.db,
    sql`select e.partner_id, e.service_date::text as day, sum(e.amount_kobo)::float8 as kobo, count(*)::int as count from earning_lines e
      where e.type = 'trip_earning' and e.trip_id is not null and e.service_date >= ${addDays(today, -daysBack)} and e.service_date < ${today}
        and not exists (select 1 from earning_lines f where f.partner_id = e.partner_id and f.service_date = e.service_date and f.type = 'platform_fee')
        and not exists (select 1 from trips t where t.partner_id = e.partner_id and t.service_date = e.service_date
          and t.status in ('scheduled', 'assigned', 'boarding', 'in_progress', 'interrupted'))
      group by e.partner_id, e.service_date order by e.service_date, e.partner_id`,
  )
  for (const { partner_id, day, kobo, count } of days)
    await inTransaction(dependencies, async (tx) => {
      const { platformFeeBps, rateCardVersion } = await termsOn(tx, partner_id, day)
      const amount_kobo = Number(applyBasisPoints(BigInt(kobo), BigInt(platformFeeBps)))
      if (amount_kobo === 0) return
      const line: NewLine = {
        reference: `ERN-FEE-${day.replaceAll('-', '')}-${partner_id.slice(-6)}`,
        partner_id,
        occurred_at: new Date(lagosDayStart(addDays(day, 1)).getTime() - 60_000),
        service_date: day,
        type: 'platform_fee',
        direction: 'debit',
        amount_kobo,
        description: `${formatBasisPoints(platformFeeBps)} of ${count} trips worth ${formatNaira(kobo)}`,
        rate_card_version: rateCardVersion,
        state: 'pending',
        created_at: dependencies.now,
      }
      await write(tx, dependencies, partner_id, [line])
    })
}

/** Lines that have waited two days, and that nobody queries, count as earned. */
export async function postLines({ db, now }: Dependencies): Promise<void> {
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

import { RequestError } from '@vehicle-partner/api/server'
import { addDays, formatNaira, lagosDate, monthRange, formatDate, paths } from '@vehicle-partner/domain'
import { and, desc, eq, isNull, ne } from 'drizzle-orm'
import { rateCards } from '../db/schema/costTables.ts'
import { vehicles } from '../db/schema/fleetTables.ts'
import { inTransaction, type Tx } from '../events/transaction.ts'
import { newId } from '../newId.ts'
import { notify } from '../notifications/notify.ts'
import type { Simulation } from '../sandbox/simulations.ts'

type CardRow = typeof rateCards.$inferSelect

/** Partners know of other terms so many days before. */
const noticeDays = 14

/** The organisations that a card is about: its own, or everybody with a vehicle of the type. */
async function affectedPartnerIds(tx: Tx, { partner_id, vehicle_type }: CardRow): Promise<string[]> {
  if (partner_id !== null) return [partner_id]
  const found = await tx
    .selectDistinct({ id: vehicles.partner_id })
    .from(vehicles)
    .where(and(eq(vehicles.type, vehicle_type as typeof vehicles.$inferSelect.type), ne(vehicles.status, 'archived')))
    .orderBy(vehicles.partner_id)
  return found.map(({ id }) => id)
}

/** What the operator pays. */
export const rateCardSimulations: readonly Simulation[] = [
  {
    kind: 'rate_card.announce',
    summary:
      'The operator announces another rate for a card, from the first month that begins in 14 days or later; 5 % more unless told otherwise.',
    run: (dependencies, id, { amount_kobo }) =>
      inTransaction(dependencies, async (tx) => {
        const [card] = await tx.select().from(rateCards).where(eq(rateCards.id, id)).for('update')
        if (!card) throw new RequestError('NotFound')
        const { vehicle_type, route_id, partner_id } = card
        const [newest] = await tx
          .select({ id: rateCards.id })
          .from(rateCards)
          .where(
            and(
              eq(rateCards.vehicle_type, vehicle_type),
              route_id === null ? isNull(rateCards.route_id) : eq(rateCards.route_id, route_id),
              partner_id === null ? isNull(rateCards.partner_id) : eq(rateCards.partner_id, partner_id),
            ),
          )
          .orderBy(desc(rateCards.version))
          .limit(1)
        const today = lagosDate(dependencies.now)
        if (newest?.id !== id || card.effective_from > today || card.rate_kobo === null)
          throw new RequestError('InvalidTransition', 'Only the newest card that is in force, and pays by the trip, gets a successor')
        const rate_kobo = amount_kobo ?? Math.round((card.rate_kobo * 1.05) / 10_000) * 10_000
        const earliest = addDays(today, noticeDays)
        const begins = monthRange(earliest).from >= earliest ? monthRange(earliest).from : monthRange(earliest, 1).from
        const next = {
          ...card,
          id: newId('rate', dependencies.now),
          version: card.version + 1,
          rate_kobo,
          effective_from: begins,
          announced_at: dependencies.now,
        }
        await tx.insert(rateCards).values(next)
        for (const partner of await affectedPartnerIds(tx, card))
          await notify(tx, dependencies, {
            partner_id: partner,
            type: 'rate_card.changing',
            severity: 'info',
            title: `New rates from ${formatDate(begins)}`,
            body: `A trip with a ${vehicle_type.replaceAll('_', ' ')} will pay ${formatNaira(rate_kobo)} instead of ${formatNaira(card.rate_kobo)}.`,
            entity: { type: 'rate_card', id: next.id },
            link: paths.costConfiguration(),
            group_key: `rate_card:${next.id}`,
          })
      }),
  },
]

import { RequestError } from '@vehicle-partner/api/server'
import { lagosDate, rateChangeStart, rateNoticeDays } from '@vehicle-partner/domain'
import { and, desc, eq, isNull, ne } from 'drizzle-orm'
import { rateCards } from '../db/schema/costTables.ts'
import { vehicles } from '../db/schema/fleetTables.ts'
import { inTransaction, type Tx } from '../events/transaction.ts'
import { newId } from '../newId.ts'
import { notify } from '../notifications/notify.ts'
import type { Simulation } from '../sandbox/simulations.ts'
import { createRateNotice } from './rateNotice.ts'

type CardRow = typeof rateCards.$inferSelect

/** The organisations that a card applies to: its own, or all with a vehicle of the type. */
async function listAffectedPartners(tx: Tx, { partner_id, vehicle_type }: CardRow): Promise<string[]> {
  if (partner_id !== null) return [partner_id]
  const rows = await tx
    .selectDistinct({ id: vehicles.partner_id })
    .from(vehicles)
    .where(and(eq(vehicles.type, vehicle_type as typeof vehicles.$inferSelect.type), ne(vehicles.status, 'archived')))
    .orderBy(vehicles.partner_id)
  return rows.map(({ id }) => id)
}

/** New rates of the operator, as a simulation of the sandbox. */
export const rateCardSimulations: readonly Simulation[] = [
  {
    kind: 'rate_card.announce',
    summary: `The operator announces another rate for a card, from the first month that begins in ${rateNoticeDays} days or later; by default 5 % more.`,
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
          throw new RequestError('InvalidTransition', 'Only the newest current card that pays per trip can be replaced')
        const rate_kobo = amount_kobo ?? Math.round((card.rate_kobo * 1.05) / 10_000) * 10_000
        const effective_from = rateChangeStart(today)
        const next = {
          ...card,
          id: newId('rate', dependencies.now),
          version: card.version + 1,
          rate_kobo,
          effective_from,
          announced_at: dependencies.now,
        }
        await tx.insert(rateCards).values(next)
        for (const partner of await listAffectedPartners(tx, card))
          await notify(tx, dependencies, { partner_id: partner, ...createRateNotice(next, card), group_key: `rate_card:${next.id}` })
      }),
  },
]

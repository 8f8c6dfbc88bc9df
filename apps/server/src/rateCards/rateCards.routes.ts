import type { CompleteRateCard } from '@vehicle-partner/api'
import type { contract, Handlers } from '@vehicle-partner/api/contract'
import { formatDate, formatVehicleWord, lagosDate, type Day } from '@vehicle-partner/domain'
import { and, asc, desc, eq, isNull, or, sql } from 'drizzle-orm'
import { recordAudit } from '../audit/recordAudit.ts'
import { requireCaller, requireMembership, type Context } from '../context.ts'
import { rateCardAcknowledgements as acknowledgements, rateCards } from '../db/schema/costTables.ts'
import { routes } from '../db/schema/routeTables.ts'
import { users } from '../db/schema/userTables.ts'
import { text } from '../db/sqlValueTypes.ts'
import { inTransaction } from '../events/transaction.ts'

/** The bonuses, penalties and minimum of a rate card, as its JSON column stores them. */
export interface RateTables {
  bonuses: { label: string; amount_kobo: number }[]
  penalties: { label: string; amount_kobo: number }[]
  min_trips_per_month: number | null
}

/** The operator's rate cards, which partners may read. */
export const rateCardsRoutes: Handlers<typeof contract, Context>['rateCards'] = {
  list: (context, { query }) => readRateCards(context, query.vehicle_type),
  acknowledge(context, { body }) {
    return inTransaction(context, async (tx) => {
      const { now } = context
      const { partner } = requireMembership(context)
      const { data } = await readRateCards({ ...context, db: tx })
      const asOf = Date.parse(body.as_of)
      const open = data.filter(
        ({ state, acknowledged, announced_at }) => state === 'announced' && acknowledged === null && Date.parse(announced_at) <= asOf,
      )
      for (const { id, vehicle_type, effective_from } of open) {
        const added = await tx
          .insert(acknowledgements)
          .values({ partner_id: partner.id, rate_card_id: id, acknowledged_by: requireCaller(context).user.id, acknowledged_at: now })
          .onConflictDoNothing()
          .returning()
        if (added.length === 0) continue // someone else was first
        const label = `${formatVehicleWord(vehicle_type).toLowerCase()} from ${formatDate(effective_from)}`
        await recordAudit(tx, context, {
          partner_id: partner.id,
          action: 'rate_card.acknowledged',
          entity: { type: 'rate_card', id, label },
        })
      }
      return readRateCards({ ...context, db: tx })
    })
  },
}

async function readRateCards(context: Context, vehicleType?: string) {
  const { db, now } = context
  const { id: partnerId } = requireMembership(context).partner
  const rows = await db
    .select({
      card: rateCards,
      route: routes.name,
      acknowledged_at: acknowledgements.acknowledged_at,
      acknowledged_by: sql`${users.fname} || ' ' || ${users.lname}`.mapWith(text),
    })
    .from(rateCards)
    .leftJoin(routes, eq(routes.id, rateCards.route_id))
    .leftJoin(acknowledgements, and(eq(acknowledgements.rate_card_id, rateCards.id), eq(acknowledgements.partner_id, partnerId)))
    .leftJoin(users, eq(users.id, acknowledgements.acknowledged_by))
    .where(
      and(
        or(isNull(rateCards.partner_id), eq(rateCards.partner_id, partnerId)),
        vehicleType === undefined ? undefined : eq(rateCards.vehicle_type, vehicleType),
      ),
    )
    .orderBy(desc(rateCards.effective_from), desc(rateCards.version), asc(rateCards.vehicle_type), asc(rateCards.id))
  const today = lagosDate(now)
  // For each type and route, the first card that has begun is the current one.
  const currentKeys = new Set<string>()
  const data = rows.map(({ card, route, acknowledged_at, acknowledged_by }) => ({
    ...serializeRateCard(card, route, resolveRateCardState(card, today, currentKeys)),
    acknowledged: acknowledged_at === null ? null : { at: acknowledged_at.toISOString(), by: acknowledged_by },
  }))
  return { data, metadata: { as_of: now.toISOString() } }
}

type CardRow = typeof rateCards.$inferSelect

function resolveRateCardState(
  { effective_from, vehicle_type, route_id, partner_id }: CardRow,
  today: Day,
  currentKeys: Set<string>,
): CompleteRateCard['state'] {
  if (effective_from > today) return 'announced'
  const key = `${vehicle_type} ${route_id ?? ''} ${partner_id ?? ''}`
  if (currentKeys.has(key)) return 'past'
  currentKeys.add(key)
  return 'current'
}

function serializeRateCard(card: CardRow, route: string | null, state: CompleteRateCard['state']): Omit<CompleteRateCard, 'acknowledged'> {
  const { id, version, vehicle_type, basis, rate_kobo, share_bps, platform_fee_bps, effective_from } = card
  const tables = card.tables as RateTables // only the seed and the operator's tools write this column
  return {
    id,
    version,
    vehicle_type,
    route: card.route_id === null || route === null ? null : { id: card.route_id, label: route },
    basis,
    rate_kobo,
    share_bps,
    platform_fee_bps,
    withholding: { rate_bps: card.withholding_rate_bps, basis: card.withholding_basis },
    ...tables,
    effective_from,
    announced_at: card.announced_at.toISOString(),
    state,
  }
}

import type { RateCard } from '@vehicle-partner/api'
import type { contract, Handlers } from '@vehicle-partner/api/contract'
import { lagosDate, type Day } from '@vehicle-partner/domain'
import { and, asc, desc, eq, isNull, or } from 'drizzle-orm'
import { requireMembership, type Context } from '../context.ts'
import { rateCards } from '../db/schema/costTables.ts'
import { routes } from '../db/schema/routeTables.ts'

/** The bonuses, penalties and minimum of a rate card, as its JSON column stores them. */
export interface RateTables {
  bonuses: { label: string; amount_kobo: number }[]
  penalties: { label: string; amount_kobo: number }[]
  min_trips_per_month: number | null
}

/** The operator's rate cards, which partners may read. */
export const rateCardsRoutes: Handlers<typeof contract, Context>['rateCards'] = {
  async list(context, { query }) {
    const { db, now } = context
    const rows = await db
      .select({ card: rateCards, route: routes.name })
      .from(rateCards)
      .leftJoin(routes, eq(routes.id, rateCards.route_id))
      .where(
        and(
          or(isNull(rateCards.partner_id), eq(rateCards.partner_id, requireMembership(context).partner.id)),
          query.vehicle_type === undefined ? undefined : eq(rateCards.vehicle_type, query.vehicle_type),
        ),
      )
      .orderBy(desc(rateCards.effective_from), desc(rateCards.version), asc(rateCards.vehicle_type), asc(rateCards.id))
    const today = lagosDate(now)
    // For each type and route, the first card that has begun is the current one.
    const currentKeys = new Set<string>()
    const data = rows.map(({ card, route }) => serializeRateCard(card, route, resolveRateCardState(card, today, currentKeys)))
    return { data, metadata: { as_of: now.toISOString() } }
  },
}

type CardRow = typeof rateCards.$inferSelect

function resolveRateCardState(
  { effective_from, vehicle_type, route_id, partner_id }: CardRow,
  today: Day,
  currentKeys: Set<string>,
): RateCard['state'] {
  if (effective_from > today) return 'announced'
  const key = `${vehicle_type} ${route_id ?? ''} ${partner_id ?? ''}`
  if (currentKeys.has(key)) return 'past'
  currentKeys.add(key)
  return 'current'
}

function serializeRateCard(card: CardRow, route: string | null, state: RateCard['state']): RateCard {
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

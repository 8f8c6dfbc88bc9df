import type { RateCard } from '@vehicle-partner/api'
import type { contract, Handlers } from '@vehicle-partner/api/contract'
import { lagosDate, type Day } from '@vehicle-partner/domain'
import { and, asc, desc, eq, isNull, or } from 'drizzle-orm'
import { requireMembership, type Context } from '../context.ts'
import { rateCards } from '../db/schema/costTables.ts'
import { routes } from '../db/schema/routeTables.ts'

/** What is beside the rates, as the table keeps it. */
export interface RateTables {
  bonuses: { label: string; amount_kobo: number }[]
  penalties: { label: string; amount_kobo: number }[]
  min_trips_per_month: number | null
}

/** The terms of the operator; partners read them. */
export const rateCardsRoutes: Handlers<typeof contract, Context>['rateCards'] = {
  async list(context, { query }) {
    const { db, now } = context
    const found = await db
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
    // Of each type and route, the first that has begun is the one in force.
    const inForce = new Set<string>()
    const data = found.map(({ card, route }) => cardReply(card, route, rateCardState(card, today, inForce)))
    return { data, metadata: { as_of: now.toISOString() } }
  },
}

type CardRow = typeof rateCards.$inferSelect

function rateCardState({ effective_from, vehicle_type, route_id, partner_id }: CardRow, today: Day, inForce: Set<string>): RateCard['state'] {
  if (effective_from > today) return 'announced'
  const place = `${vehicle_type} ${route_id ?? ''} ${partner_id ?? ''}`
  if (inForce.has(place)) return 'past'
  inForce.add(place)
  return 'current'
}

function cardReply(card: CardRow, route: string | null, state: RateCard['state']): RateCard {
  const { id, version, vehicle_type, basis, rate_kobo, share_bps, platform_fee_bps, effective_from } = card
  const tables = card.tables as RateTables // the seed and the operator's tools write nothing else
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

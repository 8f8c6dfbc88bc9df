import type { contract, Handlers } from '@vehicle-partner/api/contract'
import { listDays, defaultPeriod, periodRange, type Day } from '@vehicle-partner/domain'
import { sql } from 'drizzle-orm'
import { requireMembership, type Context } from '../context.ts'
import { rows } from '../db/database.ts'
import { assignTrip } from './assignTrip.ts'
import { declineTrip } from './declineTrip.ts'
import { isInDateRange } from './tripCounts.ts'
import { listTrips } from './listTrips.ts'
import { loadTrip } from './loadTrip.ts'
import { revokeShares, readSharedTrip, shareTrip } from './shareTrip.ts'
import { loadTimeline, loadTrack } from './tripTimeline.ts'

interface DayCounts {
  date: Day
  total: number
  completed: number
  cancelled: number
  missed: number
}

const asOf = ({ now }: Context) => ({ as_of: now.toISOString() })

/** Trips of an organisation. */
export const tripsRoutes: Handlers<typeof contract, Context>['trips'] = {
  async stats(context, { query }) {
    const range = periodRange(query.period ?? defaultPeriod, context.now)
    const counted = await rows<DayCounts>(
      context.db,
      sql`select service_date::text as date, count(*)::int as total,
          count(*) filter (where status = 'completed')::int as completed,
          count(*) filter (where status = 'cancelled')::int as cancelled,
          count(*) filter (where status = 'missed')::int as missed
        from trips where partner_id = ${requireMembership(context).partner.id} and ${isInDateRange(range)} group by service_date order by service_date`,
    )
    const byDay = new Map(counted.map((day) => [day.date, day]))
    // An open end begins or ends with the trips themselves.
    const from = range.from ?? counted[0]?.date
    const to = range.to ?? counted.at(-1)?.date
    const days = from && to ? listDays(from, to) : []
    return {
      data: days.map((date) => byDay.get(date) ?? { date, total: 0, completed: 0, cancelled: 0, missed: 0 }),
      metadata: asOf(context),
    }
  },
  list: (context, { query }) => listTrips(context, query),
  ofVehicle: (context, { params, query }) => listTrips(context, query, { vehicle: params.id }),
  ofDriver: (context, { params, query }) => listTrips(context, query, { driver: params.id }),
  get: async (context, { params }) => ({ data: await loadTrip(context, params.id) }),
  async assign(context, { params, body }) {
    const warnings = await assignTrip(context, params.id, body)
    return { data: await loadTrip(context, params.id), metadata: { warnings } }
  },
  async decline(context, { params, body }) {
    await declineTrip(context, params.id, body)
    return { data: await loadTrip(context, params.id) }
  },
  timeline: async (context, { params }) => ({ data: await loadTimeline(context, params.id), metadata: asOf(context) }),
  track: async (context, { params, query }) => ({ data: await loadTrack(context, params.id, query.since), metadata: asOf(context) }),
  share: async (context, { params, body }) => ({ data: await shareTrip(context, params.id, body.expires_in_s) }),
  endShare: async (context, { params }) => ({ data: { ended: await revokeShares(context, params.id) } }),
  shared: async (context, { params }) => ({ data: await readSharedTrip(context, params.token), metadata: asOf(context) }),
}

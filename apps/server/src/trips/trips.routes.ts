import type { contract, Handlers } from '@vehicle-partner/api/contract'
import { listDays, defaultPeriod, periodRange } from '@vehicle-partner/domain'
import { sql } from 'drizzle-orm'
import { requireMembership, type Context } from '../context.ts'
import { defineRow, selectRows } from '../db/selectRows.ts'
import { day, integer } from '../db/sqlValueTypes.ts'
import { assignTrip } from './assignTrip.ts'
import { declineTrip } from './declineTrip.ts'
import { isInDateRange } from './tripCounts.ts'
import { listTrips } from './listTrips.ts'
import { loadTrip } from './loadTrip.ts'
import { revokeShares, readSharedTrip, shareTrip } from './shareTrip.ts'
import { loadTimeline, loadTrack } from './tripTimeline.ts'

const dayCounts = defineRow({ date: day, total: integer, completed: integer, cancelled: integer, missed: integer })

const asOf = ({ now }: Context) => ({ as_of: now.toISOString() })

/** The trips of an organisation. */
export const tripsRoutes: Handlers<typeof contract, Context>['trips'] = {
  async stats(context, { query }) {
    const range = periodRange(query.period ?? defaultPeriod, context.now)
    const counts = await selectRows(
      context.db,
      dayCounts,
      sql`select service_date::text as date, count(*)::int as total,
          count(*) filter (where status = 'completed')::int as completed,
          count(*) filter (where status = 'cancelled')::int as cancelled,
          count(*) filter (where status = 'missed')::int as missed
        from trips where partner_id = ${requireMembership(context).partner.id} and ${isInDateRange(range)} group by service_date order by service_date`,
    )
    const byDay = new Map(counts.map((row) => [row.date, row]))
    // An open range starts and ends with the trips.
    const from = range.from ?? counts[0]?.date
    const to = range.to ?? counts.at(-1)?.date
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

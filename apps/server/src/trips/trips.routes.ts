import type { contract, Handlers } from '@vehicle-partner/api/contract'
import { dayList, defaultPeriod, periodRange, type Day } from '@vehicle-partner/domain'
import { sql } from 'drizzle-orm'
import { organization, type Context } from '../context.ts'
import { rows } from '../db/database.ts'
import { within } from './figures.ts'

interface Counted {
  date: Day
  total: number
  completed: number
  cancelled: number
  missed: number
}

/** Trips of an organisation. */
export const tripsRoutes: Handlers<typeof contract, Context>['trips'] = {
  async stats(context, { query }) {
    const range = periodRange(query.period ?? defaultPeriod, context.now)
    const counted = await rows<Counted>(
      context.db,
      sql`select service_date::text as date, count(*)::int as total,
          count(*) filter (where status = 'completed')::int as completed,
          count(*) filter (where status = 'cancelled')::int as cancelled,
          count(*) filter (where status = 'missed')::int as missed
        from trips where partner_id = ${organization(context).partner.id} and ${within(range)} group by service_date order by service_date`,
    )
    const byDay = new Map(counted.map((day) => [day.date, day]))
    // An open end begins or ends with the trips themselves.
    const from = range.from ?? counted[0]?.date
    const to = range.to ?? counted.at(-1)?.date
    const days = from && to ? dayList(from, to) : []
    return {
      data: days.map((date) => byDay.get(date) ?? { date, total: 0, completed: 0, cancelled: 0, missed: 0 }),
      metadata: { as_of: context.now.toISOString() },
    }
  },
}

import type { contract, Handlers } from '@vehicle-partner/api/contract'
import { sql } from 'drizzle-orm'
import { requireMembership, type Context } from '../context.ts'
import { defineRow, selectRows } from '../db/selectRows.ts'
import { integer, text } from '../db/sqlValueTypes.ts'

const monthRating = defineRow({ month: text, count: integer, sum: integer })

/** The ratings of an organisation by its passengers. */
export const ratingsRoutes: Handlers<typeof contract, Context>['ratings'] = {
  async partner(context) {
    const months = await selectRows(
      context.db,
      monthRating,
      sql`select to_char(rated_at at time zone 'Africa/Lagos', 'YYYY-MM') as month, count(*)::int as count, sum(score)::int as sum
        from ratings where partner_id = ${requireMembership(context).partner.id} and rated_at <= ${context.now.toISOString()}::timestamptz
        group by 1 order by 1`,
    )
    const count = months.reduce((all, month) => all + month.count, 0)
    const sum = months.reduce((all, month) => all + month.sum, 0)
    return {
      count,
      rating: count === 0 ? null : mean(sum, count),
      scale: 10 as const,
      by_month: months.map((month) => ({ month: month.month, rating: mean(month.sum, month.count), count: month.count })),
    }
  },
}

/** The mean with one decimal. */
const mean = (sum: number, count: number) => Math.round((sum * 10) / count) / 10

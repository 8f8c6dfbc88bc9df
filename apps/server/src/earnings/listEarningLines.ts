import type { contract, Parsed, HandlerResult } from '@vehicle-partner/api/contract'
import { countByValue, earningStates, pageMetadata, resolveDateRange } from '@vehicle-partner/api/server'
import { and, inArray, sql } from 'drizzle-orm'
import { requireMembership, type Context } from '../context.ts'
import { earningLines as e } from '../db/schema/earningTables.ts'
import { isInRange, matchesFilters } from './earningFilters.ts'
import { orderEarningLines, readEarningLines } from './earningLineRows.ts'
import { integer } from '../db/sqlValueTypes.ts'

type List = (typeof contract)['earnings']['list']

/** One page of earning lines, with counts by state and the totals of all matching lines. */
export async function listEarningLines(context: Context, { query }: Parsed<List>): Promise<HandlerResult<List>> {
  const { db, now } = context
  const base = and(
    isInRange(requireMembership(context).partner.id, resolveDateRange(query, now, 'all')),
    matchesFilters(requireMembership(context).partner.id, query),
  )
  const states = query.state.length === 0 ? undefined : inArray(e.state, query.state)
  const sum = (direction: 'credit' | 'debit') =>
    sql`coalesce(sum(${e.amount_kobo}) filter (where ${e.direction} = ${direction}), 0)::float8`.mapWith(integer)
  const byState = await db
    .select({ state: e.state, count: sql`count(*)::int`.mapWith(integer), credit: sum('credit'), debit: sum('debit') })
    .from(e)
    .where(base)
    .groupBy(e.state)
  const matching = byState.filter(({ state }) => query.state.length === 0 || query.state.includes(state))
  const add = (of: (row: (typeof matching)[number]) => number) => matching.reduce((total, row) => total + of(row), 0)
  const data = await readEarningLines(db, {
    where: and(base, states),
    orderBy: orderEarningLines(query.sort),
    limit: query.perPage,
    offset: (query.page - 1) * query.perPage,
  })
  return {
    data,
    metadata: {
      ...pageMetadata(
        add(({ count }) => count),
        query,
        now,
      ),
      counts: { ...countByValue(earningStates, []), ...Object.fromEntries(byState.map(({ state, count }) => [state, count])) },
      credit_kobo: add(({ credit }) => credit),
      debit_kobo: add(({ debit }) => debit),
    },
  }
}

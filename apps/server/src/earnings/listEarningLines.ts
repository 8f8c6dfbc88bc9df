import { countsOf, lineStates, metadataOf, spanOf, type contract, type Parsed, type HandlerResult } from '@vehicle-partner/api/contract'
import { and, inArray, sql } from 'drizzle-orm'
import { requireMembership, type Context } from '../context.ts'
import { earningLines as e } from '../db/schema/earnings.ts'
import { linesWithin, narrowed } from './earningFilters.ts'
import { lineOrder, readLines } from './earningLineRows.ts'

type List = (typeof contract)['earnings']['list']

/** One page of lines, with how many there are by state, and the sums of what the filters leave. */
export async function listLines(context: Context, { query }: Parsed<List>): Promise<HandlerResult<List>> {
  const { db, now } = context
  const base = and(
    linesWithin(requireMembership(context).partner.id, spanOf(query, now, 'all')),
    narrowed(requireMembership(context).partner.id, query),
  )
  const states = query.state.length === 0 ? undefined : inArray(e.state, query.state)
  const sum = (direction: 'credit' | 'debit') =>
    sql<number>`coalesce(sum(${e.amount_kobo}) filter (where ${e.direction} = ${direction}), 0)::float8`
  const byState = await db
    .select({ state: e.state, count: sql<number>`count(*)::int`, credit: sum('credit'), debit: sum('debit') })
    .from(e)
    .where(base)
    .groupBy(e.state)
  const shown = byState.filter(({ state }) => query.state.length === 0 || query.state.includes(state))
  const add = (of: (row: (typeof shown)[number]) => number) => shown.reduce((total, row) => total + of(row), 0)
  const data = await readLines(db, {
    where: and(base, states),
    orderBy: lineOrder(query.sort),
    limit: query.perPage,
    offset: (query.page - 1) * query.perPage,
  })
  return {
    data,
    metadata: {
      ...metadataOf(
        add(({ count }) => count),
        query,
        now,
      ),
      counts: { ...countsOf(lineStates, []), ...Object.fromEntries(byState.map(({ state, count }) => [state, count])) },
      credit_kobo: add(({ credit }) => credit),
      debit_kobo: add(({ debit }) => debit),
    },
  }
}

import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import type { Db } from '../src/db/database.ts'
import { rowOf, selectRows } from '../src/db/selectRows.ts'
import { number, text } from '../src/db/sqlValueTypes.ts'

/** A query that was sent to the database. */
export interface Statement {
  text: string
  values: unknown[]
}

/** A step of an executed plan in the format of `explain (analyze, format json)`. */
export interface PlanStep {
  'Node Type': string
  'Relation Name'?: string
  /** Per loop. */
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Sort Key'?: string[]
  Plans?: PlanStep[]
}

/** Records the queries that `work` sends, on either kind of database. */
export async function recordQueries(work: () => Promise<unknown>): Promise<Statement[]> {
  const sent: Statement[] = []
  const restore = [pg.Client.prototype, PGlite.prototype].map((prototype) => {
    const query = Reflect.get(prototype, 'query') as (...given: unknown[]) => unknown
    Reflect.set(prototype, 'query', function recorded(this: unknown, ...given: unknown[]) {
      const [config, values] = given
      const { text, values: own } = typeof config === 'string' ? { text: config, values } : (config as { text: string; values?: unknown })
      if (/^\s*(select|with)\b/i.test(text)) sent.push({ text, values: (own ?? values ?? []) as unknown[] })
      return Reflect.apply(query, this, given)
    })
    return () => Reflect.set(prototype, 'query', query)
  })
  try {
    await work()
  } finally {
    for (const undo of restore) undo()
  }
  return sent
}

/** The executed plan of a query. */
export async function explainQuery(db: Db, { text, values }: Statement): Promise<PlanStep> {
  const client = Reflect.get(db, '$client') as {
    query: (text: string, values: unknown[]) => Promise<{ rows: { 'QUERY PLAN': { Plan: PlanStep }[] }[] }>
  }
  const answer = await client.query(`explain (analyze, timing off, format json) ${text}`, values)
  const plan = answer.rows[0]?.['QUERY PLAN'][0]?.Plan
  if (!plan) throw new Error(`No plan for ${text}`)
  return plan
}

/** Large tables with their number of rows. */
export async function findLargeTables(db: Db): Promise<Map<string, number>> {
  const found = await selectRows(
    db,
    rowOf({ name: text, rows: number }),
    sql`select relname as name, reltuples::float8 as rows from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples > ${largeTableRows}`,
  )
  return new Map(found.map(({ name, rows: count }) => [name, count]))
}

/** Tables with more rows are large. */
const largeTableRows = 3000
/** A query for a smaller share of a large table must not scan it. */
const scanShare = 0.25
/** At most this many rows are sorted for one page: the rows of a month or of one filter. */
const maxSortedRows = 10_000
/** At most this share of a table is read and filtered out. */
const maxFilteredShare = 0.2

interface PlanContext {
  /** Large tables with their number of rows. */
  sizes: ReadonlyMap<string, number>
  /** Whether the query searches text, which reads all rows of the other filters. */
  isSearch: boolean
}

/** The faults of a plan: it scans a large table for few rows, filters out many rows, or sorts a long history for one page. */
export function findPlanFaults(plan: PlanStep, { sizes, isSearch }: PlanContext): string[] {
  const faults: string[] = []
  const inspect = (step: PlanStep, limited: boolean): void => {
    const kind = step['Node Type']
    const table = step['Relation Name'] ?? ''
    const size = sizes.get(table) ?? Infinity
    const times = step['Actual Loops']
    const [kept, removed] = [step['Actual Rows'] * times, (step['Rows Removed by Filter'] ?? 0) * times]
    if (kept < scanShare * size) {
      if (kind.includes('Seq Scan') && size < Infinity) faults.push(`scans ${table} for ${kept} rows`)
      else if (!isSearch && kind !== 'Index Only Scan' && removed > maxFilteredShare * size)
        faults.push(`filters out ${removed} rows of ${table} for ${kept}`)
    }
    const sorted = step.Plans?.[0]?.['Actual Rows'] ?? 0
    if (kind === 'Sort' && limited && sorted > maxSortedRows) faults.push(`sorts ${sorted} rows by ${(step['Sort Key'] ?? []).join(', ')}`)
    for (const part of step.Plans ?? []) inspect(part, limited || kind === 'Limit')
  }
  inspect(plan, false)
  return faults
}

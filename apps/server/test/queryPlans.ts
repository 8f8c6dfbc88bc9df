import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import type { Db } from '../src/db/database.ts'
import { rowOf, selectRows } from '../src/db/selectRows.ts'
import { number, text } from '../src/db/valueTypes.ts'

/** A query as it went to the database. */
export interface Statement {
  text: string
  values: unknown[]
}

/** A step of a plan that was carried out, as `explain (analyze, format json)` tells it. */
export interface Step {
  'Node Type': string
  'Relation Name'?: string
  /** Of one turn. */
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Sort Key'?: string[]
  Plans?: Step[]
}

/** Notes the queries that are sent while something is done, on either kind of database. */
export async function queriesOf(work: () => Promise<unknown>): Promise<Statement[]> {
  const sent: Statement[] = []
  const restore = [pg.Client.prototype, PGlite.prototype].map((prototype) => {
    const query = Reflect.get(prototype, 'query') as (...given: unknown[]) => unknown
    Reflect.set(prototype, 'query', function noted(this: unknown, ...given: unknown[]) {
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

/** How the database carries a query out. */
export async function planOf(db: Db, { text, values }: Statement): Promise<Step> {
  const client = Reflect.get(db, '$client') as {
    query: (text: string, values: unknown[]) => Promise<{ rows: { 'QUERY PLAN': { Plan: Step }[] }[] }>
  }
  const answer = await client.query(`explain (analyze, timing off, format json) ${text}`, values)
  const plan = answer.rows[0]?.['QUERY PLAN'][0]?.Plan
  if (!plan) throw new Error(`No plan for ${text}`)
  return plan
}

/** Tables that are not read from end to end, with their rows. */
export async function largeTables(db: Db): Promise<Map<string, number>> {
  const found = await selectRows(
    db,
    rowOf({ name: text, rows: number }),
    sql`select relname as name, reltuples::float8 as rows from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples > ${large}`,
  )
  return new Map(found.map(({ name, rows: count }) => [name, count]))
}

/** Rows from which on a table is large. */
const large = 3000
/** Who asks for less than this share of a table does not read all of it. */
const goodPart = 0.25
/** Rows that may be sorted to cut a page out of them: what a month or one filter leaves. */
const mostSorted = 10_000
/** The share of a table that may be looked at and left out. */
const leftOut = 0.2

interface Looking {
  /** Tables that are large, with their rows. */
  sizes: ReadonlyMap<string, number>
  /** Whether words are searched for, in every row that the other filters leave. */
  searching: boolean
}

/** What is wrong with a plan: a large table read from end to end for a small part of it, many rows read for few, or a whole history sorted for one page. */
export function faultsOf(plan: Step, { sizes, searching }: Looking): string[] {
  const faults: string[] = []
  const look = (step: Step, limited: boolean): void => {
    const kind = step['Node Type']
    const table = step['Relation Name'] ?? ''
    const size = sizes.get(table) ?? Infinity
    const times = step['Actual Loops']
    const [kept, removed] = [step['Actual Rows'] * times, (step['Rows Removed by Filter'] ?? 0) * times]
    if (kept < goodPart * size) {
      if (kind.includes('Seq Scan') && size < Infinity) faults.push(`reads all of ${table} for ${kept} rows`)
      else if (!searching && kind !== 'Index Only Scan' && removed > leftOut * size)
        faults.push(`looks at ${removed} more rows of ${table} for ${kept}`)
    }
    const sorted = step.Plans?.[0]?.['Actual Rows'] ?? 0
    if (kind === 'Sort' && limited && sorted > mostSorted) faults.push(`sorts ${sorted} rows by ${(step['Sort Key'] ?? []).join(', ')}`)
    for (const part of step.Plans ?? []) look(part, limited || kind === 'Limit')
  }
  look(plan, false)
  return faults
}

import type { ReportRow } from '@vehicle-partner/api/server'
import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { selectRows } from '../db/selectRows.ts'
import type { ReportQuery } from './reportQueries.ts'

/** Rows that are read and written at a time: few enough that the server answers other requests in between. */
export const pageSize = 500

/** Splits rows that are all in memory. */
export async function* splitRows(rows: readonly ReportRow[]): AsyncGenerator<readonly ReportRow[]> {
  for (let from = 0; from < rows.length; from += pageSize) yield rows.slice(from, from + pageSize)
}

/** Reads page after page: `readAfter` gets the last row of the page before. */
export async function* readPages<Row>(readAfter: (last: Row | undefined) => Promise<Row[]>): AsyncGenerator<Row[]> {
  let page: Row[] = []
  do {
    page = await readAfter(page.at(-1))
    if (page.length > 0) yield page
  } while (page.length === pageSize)
}

/** Reads the rows of a query in its order. Each page starts after the keys of the last row, so that the last page costs as little as the first. */
export const readQueryPages = (db: Db, { row, keys, descending }: ReportQuery, query: SQL): AsyncGenerator<ReportRow[]> =>
  readPages((last: ReportRow | undefined) => {
    const names = keys.map((_, at) => `key_${at + 1}`)
    const columns = row.names.map((name) =>
      names.includes(name) ? sql`q.${sql.identifier(name)}::text as ${sql.identifier(name)}` : sql`q.${sql.identifier(name)}`,
    )
    const order = names.map((name) => sql`q.${sql.identifier(name)}${descending ? sql` desc` : sql``}`)
    const values = keys.map((type, at) => sql`${String(last?.[`key_${at + 1}`] ?? '')}::${sql.raw(type)}`)
    const after = sql`where (${sql.join(
      names.map((name) => sql`q.${sql.identifier(name)}`),
      comma,
    )}) ${descending ? sql`<` : sql`>`} (${sql.join(values, comma)})`
    return selectRows(
      db,
      row,
      sql`select ${sql.join(columns, comma)} from (${query}) q ${last ? after : sql``} order by ${sql.join(order, comma)} limit ${pageSize}`,
    )
  })

const comma = sql`, `

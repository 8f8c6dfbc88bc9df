import { getTableName, sql, type InferInsertModel } from 'drizzle-orm'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../database.ts'

const chunkSize = 2000

/** Inserts many rows with one parameter per chunk. Existing rows remain unchanged. */
export async function insertMissing<T extends PgTable>(db: Db, table: T, rows: readonly InferInsertModel<T>[]): Promise<void> {
  const name = sql.identifier(getTableName(table))
  for (let from = 0; from < rows.length; from += chunkSize) {
    const batch = rows.slice(from, from + chunkSize)
    // A column that no row has gets its default.
    const usedColumns = new Set(batch.flatMap(Object.keys))
    const columns = sql.join(
      getTableConfig(table).columns.flatMap((column) => (usedColumns.has(column.name) ? [sql.identifier(column.name)] : [])),
      sql`, `,
    )
    const json = JSON.stringify(batch)
    await db.execute(
      sql`insert into ${name} (${columns}) select ${columns} from jsonb_populate_recordset(null::${name}, ${json}::jsonb) on conflict do nothing`,
    )
  }
}

/** Updates many rows by id with the columns that they have. */
export async function updateMany<T extends PgTable>(
  db: Db,
  table: T,
  rows: readonly ({ id: string } & Partial<InferInsertModel<T>>)[],
): Promise<void> {
  const first = rows[0]
  if (!first) return
  const name = sql.identifier(getTableName(table))
  const set = sql.join(
    Object.keys(first)
      .filter((column) => column !== 'id')
      .map((column) => sql`${sql.identifier(column)} = new.${sql.identifier(column)}`),
    sql`, `,
  )
  for (let from = 0; from < rows.length; from += chunkSize) {
    const json = JSON.stringify(rows.slice(from, from + chunkSize))
    await db.execute(
      sql`update ${name} set ${set} from jsonb_populate_recordset(null::${name}, ${json}::jsonb) as new where ${name}.id = new.id`,
    )
  }
}

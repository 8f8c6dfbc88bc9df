import type { ExtractTablesWithRelations, SQL } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

type NoSchema = Record<string, never>

/** Queries that run the same on the embedded database and on a PostgreSQL server; a transaction is one too. */
export type Db = PgDatabase<PgQueryResultHKT, NoSchema, ExtractTablesWithRelations<NoSchema>>

export interface Database {
  db: Db
  kind: 'embedded' | 'postgres'
  /** Runs alone among all servers of this database: for migrations and demo data. */
  alone: <T>(work: () => Promise<T>) => Promise<T>
  close: () => Promise<void>
}

/** The rows of a query written by hand; the caller says what it selects. */
export async function rows<Row>(db: Db, query: SQL): Promise<Row[]> {
  // Both drivers answer so; drizzle's common type does not say it.
  const result: { rows: Row[] } = (await db.execute(query)) as never
  return result.rows
}

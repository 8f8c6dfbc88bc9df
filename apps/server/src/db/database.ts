import type { ExtractTablesWithRelations } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

type NoSchema = Record<string, never>

/** The result of a statement, from either driver; `selectRows` gives its rows their types. */
export interface RawResult {
  rows: Record<string, unknown>[]
  fields: { name: string; dataTypeID: number }[]
}

interface RawResultKind extends PgQueryResultHKT {
  type: RawResult
}

/** Queries that run the same on the embedded database and on a PostgreSQL server; a transaction is one too. */
export type Db = PgDatabase<RawResultKind, NoSchema, ExtractTablesWithRelations<NoSchema>>

export interface Database {
  db: Db
  kind: 'embedded' | 'postgres'
  /** Runs alone among all servers of this database: for migrations and demo data. */
  alone: <T>(work: () => Promise<T>) => Promise<T>
  /** Runs unless another server of this database, or this one, does work of the same name now; says whether it ran. */
  unlessBusy: (name: string, work: () => Promise<void>) => Promise<boolean>
  /** Hears what servers of this database tell each other by `pg_notify`; returns a function that stops it. */
  listen: (channel: string, heard: (payload: string) => void) => Promise<() => Promise<void>>
  close: () => Promise<void>
}

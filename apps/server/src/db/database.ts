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

/** The embedded database, a PostgreSQL server, or a transaction of either. */
export type Db = PgDatabase<RawResultKind, NoSchema, ExtractTablesWithRelations<NoSchema>>

export interface Database {
  db: Db
  kind: 'embedded' | 'postgres'
  /** Runs a task while no other server of the database runs one this way: migrations and demo data. */
  runExclusively: <T>(work: () => Promise<T>) => Promise<T>
  /** Runs a task unless this or another server of the database is running one of the same name; resolves to whether it ran. */
  runUnlessBusy: (name: string, work: () => Promise<void>) => Promise<boolean>
  /** Calls a function for each `pg_notify` on a channel; resolves to a function that stops listening. */
  listen: (channel: string, onNotify: (payload: string) => void) => Promise<() => Promise<void>>
  close: () => Promise<void>
}

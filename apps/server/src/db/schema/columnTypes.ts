import { sql, type SQL } from 'drizzle-orm'
import { bigint, numeric, text, timestamp, type PgColumn } from 'drizzle-orm/pg-core'

/** An instant; PostgreSQL keeps it in UTC, three decimals are what JavaScript can hold. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/** Money in integer kobo. Number is exact up to ninety trillion naira. */
export const kobo = (name: string) => bigint(name, { mode: 'number' })

/** Degrees of latitude or longitude, six decimals (a tenth of a metre). */
export const degrees = (name: string) => numeric(name, { mode: 'number', precision: 9, scale: 6 })

/** A prefixed ULID, `veh_01J…`. */
export const primaryId = () => text('id').primaryKey()

/** The column holds one of the given words; the words are ours, so they may stand in the SQL. */
export const isOneOf = (column: PgColumn, words: readonly string[]): SQL =>
  sql`${column} in (${sql.raw(words.map((word) => `'${word}'`).join(', '))})`

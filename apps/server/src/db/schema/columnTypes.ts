import { sql, type SQL } from 'drizzle-orm'
import { bigint, numeric, text, timestamp, type PgColumn } from 'drizzle-orm/pg-core'
import type { EncryptedText } from '../../secrets/secrets.ts'

/** A timestamp in UTC with milliseconds, the precision of JavaScript. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/** Money in integer kobo. Number is exact up to ninety trillion naira. */
export const kobo = (name: string) => bigint(name, { mode: 'number' })

/** Degrees of latitude or longitude, six decimals (a tenth of a metre). */
export const degrees = (name: string) => numeric(name, { mode: 'number', precision: 9, scale: 6 })

/** A prefixed ULID, `veh_01J…`. */
export const primaryId = () => text('id').primaryKey()

/** Whether the column has one of these values. They are constants of the code, so they need no escaping. */
export const isOneOf = (column: PgColumn, values: readonly string[]): SQL =>
  sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`

/** Text that `Secrets.encrypt` has made. Each such column belongs in `encryptedTables` and has a constraint with `isEncrypted`. */
export const encryptedText = (name: string) => text(name).$type<EncryptedText>()

/**
 * Whether the column is null or holds a text of `Secrets.encrypt`. Migrations add such a constraint as NOT VALID: rows of earlier versions are
 * encrypted by `encryptPlainRows`, which needs the key.
 */
export const isEncrypted = (column: PgColumn): SQL => sql`${column} like 'enc1.%'`

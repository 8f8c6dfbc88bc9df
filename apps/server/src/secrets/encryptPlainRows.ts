import { getTableName, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import * as z from 'zod'
import type { Db } from '../db/database.ts'
import { documents } from '../db/schema/documentTables.ts'
import { idempotencyKeys, imports } from '../db/schema/operationTables.ts'
import { outbox } from '../db/schema/outboxTables.ts'
import { kycSteps } from '../db/schema/partnerTables.ts'
import { settlementAccounts } from '../db/schema/payoutTables.ts'
import { setupDrafts } from '../db/schema/userTables.ts'
import { defineRow, selectRows } from '../db/selectRows.ts'
import { json, text } from '../db/sqlValueTypes.ts'
import { encryptIdentityNumbers } from '../documents/documentNumbers.ts'
import { fillLegalNames } from '../kyc/fillLegalNames.ts'
import { hashAccountNumber } from '../settlementAccounts/accountNumbers.ts'
import type { Secrets } from './secrets.ts'

interface EncryptedTable {
  table: PgTable
  /** Columns of encrypted text; the purpose of each is `table.column`. */
  columns: readonly PgColumn[]
  /** Columns that are calculated from the plain texts. */
  derive?: (plain: Readonly<Record<string, string | null>>, secrets: Secrets) => Record<string, string>
}

/** Every table with encrypted columns. */
export const encryptedTables: readonly EncryptedTable[] = [
  { table: outbox, columns: [outbox.text, outbox.code, outbox.link] },
  { table: kycSteps, columns: [kycSteps.entered, kycSteps.legal_fname, kycSteps.legal_lname] },
  { table: documents, columns: [documents.identity_number] },
  { table: setupDrafts, columns: [setupDrafts.values] },
  { table: imports, columns: [imports.rows] },
  { table: idempotencyKeys, columns: [idempotencyKeys.body] },
  {
    table: settlementAccounts,
    columns: [settlementAccounts.account_number],
    derive: ({ account_number }, secrets) => ({ account_number_hmac: hashAccountNumber(secrets, account_number ?? '') }),
  },
]

const batchSize = 500
const outdatedRow = defineRow({ place: text, stored: json(z.record(z.string(), z.nullable(z.string()))) })

/**
 * Encrypts what an earlier version stored as plain text, and what was encrypted with an earlier key, so that the key is needed no more. Run it
 * before the server listens, while no other server starts.
 */
export async function encryptPlainRows(db: Db, secrets: Secrets): Promise<void> {
  await encryptIdentityNumbers(db, secrets)
  for (const each of encryptedTables) while ((await encryptBatch(db, secrets, each)) === batchSize);
  await fillLegalNames(db, secrets)
}

/** Encrypts some rows of a table and resolves to their number. */
function encryptBatch(db: Db, secrets: Secrets, { table, columns, derive }: EncryptedTable): Promise<number> {
  const name = getTableName(table)
  const current = `${secrets.prefix}%`
  const isOutdated = sql.join(
    columns.map((column) => sql`${sql.identifier(column.name)} not like ${current}`),
    sql` or `,
  )
  const stored = sql.join(
    columns.map((column) => sql`${column.name}::text, ${sql.identifier(column.name)}`),
    sql`, `,
  )
  return db.transaction(async (tx) => {
    const rows = await selectRows(
      tx,
      outdatedRow,
      sql`select ctid::text as place, jsonb_build_object(${stored}) as stored from ${table} where ${isOutdated} limit ${batchSize} for update`,
    )
    for (const row of rows) {
      const plain = Object.fromEntries(
        Object.entries(row.stored).map(([column, value]) => [
          column,
          value !== null && secrets.isEncrypted(value) ? secrets.decrypt(value, `${name}.${column}`) : value,
        ]),
      )
      const encrypted = Object.entries(plain).map(([column, value]) => [
        column,
        value === null ? null : secrets.encrypt(value, `${name}.${column}`),
      ])
      const set = Object.entries({ ...Object.fromEntries(encrypted), ...derive?.(plain, secrets) }).map(
        ([column, value]) => sql`${sql.identifier(column)} = ${value}`,
      )
      await tx.execute(sql`update ${table} set ${sql.join(set, sql`, `)} where ctid = ${row.place}::tid`)
    }
    return rows.length
  })
}

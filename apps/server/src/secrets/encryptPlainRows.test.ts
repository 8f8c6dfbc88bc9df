import { demoOrganizations } from '@vehicle-partner/api/mock'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestSecrets, testSecretKey } from '../../test/testSecrets.ts'
import { copyDatabase, databaseKinds } from '../../test/testServer.ts'
import type { Database } from '../db/database.ts'
import { documents } from '../db/schema/documentTables.ts'
import { outbox } from '../db/schema/outboxTables.ts'
import { kycSteps } from '../db/schema/partnerTables.ts'
import { settlementAccounts } from '../db/schema/payoutTables.ts'
import { rowOf, selectRows } from '../db/selectRows.ts'
import { text } from '../db/sqlValueTypes.ts'
import { readDocumentNumber } from '../documents/documentNumbers.ts'
import { readIdentityAnswers, readLegalNames } from '../kyc/kycAnswers.ts'
import { readMessage } from '../outbox/sendMessage.ts'
import { decryptAccountNumber, hashAccountNumber } from '../settlementAccounts/accountNumbers.ts'
import { encryptedTables, encryptPlainRows } from './encryptPlainRows.ts'
import { openSecrets } from './openSecrets.ts'

const { musa } = demoOrganizations
const constraint = rowOf({ table: text, name: text, definition: text })

describe.each(databaseKinds())('rows of an earlier version, on %s', (kind) => {
  let database: Database
  beforeAll(async () => {
    database = await copyDatabase(kind)
    const { db } = database
    const constraints = await listEncryptionConstraints()
    for (const { table, name } of constraints) await db.execute(sql.raw(`alter table ${table} drop constraint ${name}`))
    for (const statement of [
      `update settlement_accounts set account_number = '2218403567', account_number_hmac = null where partner_id = '${musa.id}'`,
      `update kyc_steps set entered = '{"dob":"1990-01-01","fname":"Ibrahim","lname":"Musa"}', legal_fname = null, legal_lname = null where partner_id = '${musa.id}' and step = 'identity'`,
      `update outbox set text = 'Hello', link = '/reset/secret' where "to" = 'invited@demo.test'`,
      `update documents set number = '12345678901', identity_number = null where type = 'nin_slip'`,
    ])
      await db.execute(statement)
    for (const { table, definition, name } of constraints)
      await db.execute(sql.raw(`alter table ${table} add constraint ${name} ${definition} not valid`))
  })
  afterAll(() => database.close())

  const listEncryptionConstraints = () =>
    selectRows(
      database.db,
      constraint,
      sql`select conrelid::regclass::text as table, conname::text as name, replace(pg_get_constraintdef(oid), ' NOT VALID', '') as definition
        from pg_constraint where contype = 'c' and (pg_get_constraintdef(oid) like '%enc1.%' or conname = 'documents_identity_number') order by 1, 2`,
    )

  test('are encrypted at the start and read as before', async () => {
    const { db } = database
    const secrets = await openTestSecrets(db)
    await encryptPlainRows(db, secrets)
    const [account] = await db.select().from(settlementAccounts).where(eq(settlementAccounts.partner_id, musa.id))
    expect(account && decryptAccountNumber(secrets, account)).toBe('2218403567')
    expect(account?.account_number_hmac).toBe(hashAccountNumber(secrets, '2218403567'))
    const [identity] = await db
      .select()
      .from(kycSteps)
      .where(and(eq(kycSteps.partner_id, musa.id), eq(kycSteps.step, 'identity')))
    expect(identity && readIdentityAnswers(secrets, identity)).toMatchObject({ dob: '1990-01-01' })
    expect(identity && readLegalNames(secrets, identity)).toEqual({ fname: 'Ibrahim', lname: 'Musa' })
    const [message] = await db.select().from(outbox).where(eq(outbox.to, 'invited@demo.test'))
    expect(message && readMessage(secrets, message)).toMatchObject({ text: 'Hello', link: '/reset/secret' })
    const [slip] = await db.select().from(documents).where(eq(documents.type, 'nin_slip')).limit(1)
    expect(slip?.number).toBeNull()
    expect(slip && readDocumentNumber(secrets, slip)).toBe('12345678901')
  })

  test('move to a new key, so that the old one is needed no more', async () => {
    const { db } = database
    const newKey = 'a-new-secret-key-of-32-characters--'
    await encryptPlainRows(db, await openSecrets(db, [newKey, testSecretKey]))
    const secrets = await openSecrets(db, [newKey])
    const [account] = await db.select().from(settlementAccounts).where(eq(settlementAccounts.partner_id, musa.id))
    expect(account && decryptAccountNumber(secrets, account)).toBe('2218403567')
    for (const { table, columns } of encryptedTables)
      for (const column of columns) {
        const outdated = await db
          .select({ one: sql`1` })
          .from(table)
          .where(sql`${column} not like ${`${secrets.prefix}%`}`)
        expect([column.name, outdated.length]).toEqual([column.name, 0])
      }
  })

  test('every column with a constraint on encryption is encrypted at the start', async () => {
    const definitions = (await listEncryptionConstraints()).map(({ definition }) => definition).join('\n')
    const constrained = [...definitions.matchAll(/\(?"?(\w+)"? ~~ 'enc1\.%'/g)].map(([, column = '']) => column)
    expect(constrained.toSorted((a, b) => a.localeCompare(b))).toEqual(
      encryptedTables.flatMap(({ columns }) => columns.map(({ name }) => name)).toSorted((a, b) => a.localeCompare(b)),
    )
  })
})

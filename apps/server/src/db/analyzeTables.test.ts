import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyDatabase } from '../../test/testServer.ts'
import { analyzeChangedTables } from './analyzeTables.ts'
import { rows, type Database } from './database.ts'
import { vehicles } from './schema/fleetTables.ts'
import { trips } from './schema/tripTables.ts'

let database: Database
beforeAll(async () => {
  database = await copyDatabase()
})
afterAll(() => database.close())

/** When each of two tables was last counted, and how often it has changed since. */
const standing = async () =>
  Object.fromEntries(
    (
      await rows<{ name: string; at: string | null; changes: number }>(
        database.db,
        sql`select relname as name, last_analyze::text as at, n_mod_since_analyze::int as changes from pg_stat_user_tables where relname in ('trips', 'vehicles')`,
      )
    ).map(({ name, ...rest }) => [name, rest]),
  )

test('tables are counted once, and again only those that have changed by a tenth', async () => {
  await analyzeChangedTables(database.db)
  await expect
    .poll(standing, { timeout: 15_000 })
    .toMatchObject({ trips: { at: expect.any(String) }, vehicles: { at: expect.any(String) } })
  const before = await standing()
  const [vehicle] = await database.db.select({ id: vehicles.id }).from(vehicles).limit(1)
  await database.db
    .update(vehicles)
    .set({ version: sql`version + 1` })
    .where(eq(vehicles.id, vehicle?.id ?? ''))
  await database.db.update(trips).set({ version: sql`version + 1` })
  await expect.poll(async () => (await standing())['trips']?.changes, { timeout: 15_000 }).toBeGreaterThan(1000)
  await analyzeChangedTables(database.db)
  await expect.poll(async () => (await standing())['trips']?.at, { timeout: 15_000 }).not.toBe(before['trips']?.at)
  expect((await standing())['vehicles']).toMatchObject({ at: before['vehicles']?.at, changes: 1 })
})

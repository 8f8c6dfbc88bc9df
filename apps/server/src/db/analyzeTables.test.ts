import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyDatabase } from '../../test/testServer.ts'
import { analyzeChangedTables } from './analyzeTables.ts'
import type { Database } from './database.ts'
import { vehicles } from './schema/fleetTables.ts'
import { trips } from './schema/tripTables.ts'
import { rowOf, selectRows } from './selectRows.ts'
import { integer, nullable, text } from './sqlValueTypes.ts'

let database: Database
beforeAll(async () => {
  database = await copyDatabase('embedded')
})
afterAll(() => database.close())

const tableStatistics = rowOf({ name: text, at: nullable(text), changes: integer })

/** When two tables were last analyzed, and how many rows have changed since. */
const readStatistics = async () =>
  Object.fromEntries(
    (
      await selectRows(
        database.db,
        tableStatistics,
        sql`select relname as name, last_analyze::text as at, n_mod_since_analyze::int as changes from pg_stat_user_tables where relname in ('trips', 'vehicles')`,
      )
    ).map(({ name, ...rest }) => [name, rest]),
  )

test('tables are analyzed once, and again when a tenth of them has changed', async () => {
  await analyzeChangedTables(database.db)
  await expect
    .poll(readStatistics, { timeout: 15_000 })
    .toMatchObject({ trips: { at: expect.any(String) }, vehicles: { at: expect.any(String) } })
  const before = await readStatistics()
  const [vehicle] = await database.db.select({ id: vehicles.id }).from(vehicles).limit(1)
  await database.db
    .update(vehicles)
    .set({ version: sql`version + 1` })
    .where(eq(vehicles.id, vehicle?.id ?? ''))
  await database.db.update(trips).set({ version: sql`version + 1` })
  await expect.poll(async () => (await readStatistics())['trips']?.changes, { timeout: 15_000 }).toBeGreaterThan(1000)
  await analyzeChangedTables(database.db)
  await expect.poll(async () => (await readStatistics())['trips']?.at, { timeout: 15_000 }).not.toBe(before['trips']?.at)
  expect((await readStatistics())['vehicles']).toMatchObject({ at: before['vehicles']?.at, changes: 1 })
})

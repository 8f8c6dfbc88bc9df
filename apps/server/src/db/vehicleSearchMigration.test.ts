import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ruleDatabaseKinds, testServer, type TestServer } from '../../test/testServer.ts'
import { vehicleSearchText } from '../fleet/fleetSearchText.ts'
import { vehicles } from './schema/fleetTables.ts'

const migration = readFileSync(join(import.meta.dirname, 'migrations', '0029_vehicle_year_in_search.sql'), 'utf8')

describe.each(ruleDatabaseKinds())('the migration of the search texts, on %s', (lane) => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer({ lane })
  })
  afterAll(() => server.close())

  test.each([
    ['Toyota', 'Hiace', null],
    ['Toyota', 'Hiace', 'Toyota Hiace blue'],
    ['Toyota', 'Hiace', ''],
    ['Citroën', 'C-Élysée', 'Adéṣọlá’s bus 2'],
  ])('%s %s, called %s, is found as if it were written now', async (brand, name, nickname) => {
    const [vehicle] = await server.db.select().from(vehicles).limit(1)
    if (!vehicle) throw new Error('The demo has vehicles')
    const where = eq(vehicles.id, vehicle.id)
    await server.db.update(vehicles).set({ brand, name, nickname, search_text: 'as before' }).where(where)
    await server.db.execute(sql.raw(migration))
    const [migrated] = await server.db.select().from(vehicles).where(where)
    expect(migrated?.search_text).toBe(vehicleSearchText({ ...vehicle, brand, name, nickname }))
  })
})

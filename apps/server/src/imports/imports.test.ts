import { demoOrganizations, demoPeople } from '@vehicle-partner/api/mock'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databaseKinds, testServer, type TestServer } from '../../test/testServer.ts'
import { drivers } from '../db/schema/fleetTables.ts'
import { imports } from '../db/schema/operationTables.ts'

const partner_id = demoOrganizations.okafor.id
const phones = ['08093330001', '08093330002']

describe.each(databaseKinds())('queued imports, on %s', (lane) => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer({ lane })
    const { secrets } = server.dependencies()
    const rows = phones.map((phone) => ({
      fname: 'Ade',
      lname: 'Bello',
      phone,
      licence_number: 'ABC12345AA67',
      dob: '1985-09-30',
      licence_expiry_date: '2029-03-31',
      licence_class: 'E',
      city: 'Lagos',
    }))
    await server.db.insert(imports).values({
      id: 'imp_stopped',
      partner_id,
      kind: 'drivers',
      on_error: 'skip',
      rows: secrets.encrypt(JSON.stringify({ dry_run: false, rows }), 'imports.rows'),
      status: 'queued',
      requested_by: demoPeople.owner.id,
      created_at: server.now(),
    })
  })
  afterAll(() => server.close())

  const run = () => server.app.services.scheduler.run('import')
  const countDrivers = async () =>
    (
      await server.db
        .select({ id: drivers.id })
        .from(drivers)
        .where(
          and(
            eq(drivers.partner_id, partner_id),
            inArray(
              drivers.phone,
              phones.map((phone) => phone.replace(/^0/, '+234')),
            ),
          ),
        )
    ).length
  const readStatus = async () =>
    (await server.db.select({ status: imports.status }).from(imports).where(eq(imports.id, 'imp_stopped')))[0]?.status

  test('one that stops before its end adds nothing, and all its rows once when it runs again', async () => {
    await server.db.execute(
      sql`create function stop_on_purpose() returns trigger language plpgsql as $$ begin raise exception 'stopped'; end $$`,
    )
    // Fails where the rows are written but not committed.
    await server.db.execute(
      sql`create trigger stopped before update on imports for each row when (new.status = 'done') execute function stop_on_purpose()`,
    )
    await run()
    expect([await readStatus(), await countDrivers()]).toEqual(['processing', 0])
    await server.db.execute(sql`drop trigger stopped on imports`)
    await run()
    expect([await readStatus(), await countDrivers()]).toEqual(['done', 2])
    await run()
    expect(await countDrivers()).toBe(2)
  })

  test('are shown to members with access to what they import, and to no others', async () => {
    const statusFor = async (person: 'owner' | 'drivers' | 'vehicles') =>
      (await server.call('GET', `/v1/partners/${partner_id}/imports/imp_stopped`, { token: await server.tokenOf(person) })).status
    expect(await statusFor('owner')).toBe(200)
    expect(await statusFor('drivers')).toBe(200)
    expect(await statusFor('vehicles')).toBe(404)
  })
})

import { demoOrganizations, demoPeople } from '@vehicle-partner/api/mock'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databaseKinds, testServer, type TestServer } from '../../test/testServer.ts'
import { drivers } from '../db/schema/fleetTables.ts'
import { imports } from '../db/schema/operationTables.ts'
import { members } from '../db/schema/partnerTables.ts'

const partner_id = demoOrganizations.okafor.id
const phones = ['08093330001', '08093330002']

describe.each(databaseKinds())('queued imports, on %s', (lane) => {
  let server: TestServer
  /** Queues an import of these drivers for a member. */
  const queue = async (id: string, numbers: readonly string[], requested_by: string) => {
    const { secrets } = server.dependencies()
    const rows = numbers.map((phone) => ({
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
      id,
      partner_id,
      kind: 'drivers',
      on_error: 'skip',
      rows: secrets.encrypt(JSON.stringify({ dry_run: false, rows }), 'imports.rows'),
      status: 'queued',
      requested_by,
      created_at: server.now(),
    })
  }
  beforeAll(async () => {
    server = await testServer({ lane })
    await queue('imp_stopped', phones, demoPeople.owner.id)
  })
  afterAll(() => server.close())

  const run = () => server.app.services.scheduler.run('import')
  const countDrivers = async (numbers = phones) =>
    (
      await server.db
        .select({ id: drivers.id })
        .from(drivers)
        .where(
          and(
            eq(drivers.partner_id, partner_id),
            inArray(
              drivers.phone,
              numbers.map((phone) => phone.replace(/^0/, '+234')),
            ),
          ),
        )
    ).length
  const readStatus = async (id = 'imp_stopped') =>
    (await server.db.select({ status: imports.status }).from(imports).where(eq(imports.id, id)))[0]?.status

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

  test('add nothing once their requester has lost the access', async () => {
    const member = and(eq(members.partner_id, partner_id), eq(members.user_id, demoPeople.drivers.id))
    await queue('imp_disabled', ['08093330003'], demoPeople.drivers.id)
    await server.db.update(members).set({ disabled: true }).where(member)
    await queue('imp_other_area', ['08093330003'], demoPeople.vehicles.id)
    await run()
    expect([await readStatus('imp_disabled'), await readStatus('imp_other_area')]).toEqual(['failed', 'failed'])
    expect(await countDrivers(['08093330003'])).toBe(0)
    await server.db.update(members).set({ disabled: false }).where(member)
    await queue('imp_enabled', ['08093330003'], demoPeople.drivers.id)
    await run()
    expect([await readStatus('imp_enabled'), await countDrivers(['08093330003'])]).toEqual(['done', 1])
  })
})

import { demoOrganizations, demoPeople, type PersonKey } from '@vehicle-partner/api/mock'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databaseKinds, testServer, type TestServer } from '../../test/testServer.ts'
import { memberRoles, members } from '../db/schema/partnerTables.ts'
import { notify } from '../notifications/notify.ts'
import { readLastSequence } from './eventReplay.ts'
import { publish } from './publish.ts'
import { inTransaction } from './transaction.ts'

const okafor = demoOrganizations.okafor.id
interface Replayed {
  data: { type: string; seq: number; data: { title?: string } }[]
  metadata: { seq: number }
}

describe.each(databaseKinds())('event replay on %s', (lane) => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer({ lane })
  })
  afterAll(() => server.close())

  const replay = async (person: PersonKey, after: number) =>
    server.call('GET', `/v1/partners/${okafor}/events?after_seq=${after}`, { token: await server.tokenOf(person) })
  const vehicles = (count: number) =>
    inTransaction(server.dependencies(), async (tx) => {
      for (let index = 0; index < count; index += 1)
        publish(tx, server.dependencies(), {
          type: 'vehicle.updated',
          partner_id: okafor,
          data: { id: `veh_${index}`, changed: [], status: 'active' },
        })
    })

  test('returns the events of each role’s rooms in order, with the last sequence number', async () => {
    const before = await readLastSequence(server.db, okafor)
    await inTransaction(server.dependencies(), async (tx) => {
      const dependencies = server.dependencies()
      const trip = { trip_id: 'trp_x', status: 'boarding', group: 'active', changed: ['status'] } as const
      publish(tx, dependencies, { type: 'vehicle.updated', partner_id: okafor, data: { id: 'veh_x', changed: [], status: 'active' } })
      publish(tx, dependencies, { type: 'trip.updated', partner_id: okafor, data: { ...trip, changed: [...trip.changed] } })
      publish(tx, dependencies, {
        type: 'trip.stop',
        partner_id: okafor,
        data: { trip_id: 'trp_x', stop_id: 'st_1', kind: 'arrived', at: dependencies.now.toISOString(), delay_s: 0 },
      })
      publish(tx, dependencies, { type: 'payout.updated', partner_id: okafor, data: { id: 'po_x', status: 'paid', amount_kobo: 1 } })
      publish(tx, dependencies, { type: 'kyc.updated', partner_id: okafor, data: { step: 'identity', status: 'completed' } })
      publish(tx, dependencies, { type: 'system.notice', partner_id: okafor, data: { title: 'x', body: 'y', until: null } })
    })
    const typesFor = async (person: PersonKey) => ((await replay(person, before)).body as Replayed).data.map(({ type }) => type)
    expect(await typesFor('owner')).toEqual([
      'vehicle.updated',
      'trip.updated',
      'trip.stop',
      'payout.updated',
      'kyc.updated',
      'system.notice',
    ])
    expect(await typesFor('trips')).toEqual(['trip.updated', 'trip.stop', 'system.notice'])
    expect(await typesFor('earnings')).toEqual(['payout.updated', 'system.notice'])
    expect(await typesFor('vehicles')).toEqual(['vehicle.updated', 'system.notice'])
    expect(await typesFor('staff')).toEqual(['system.notice'])
    expect(((await replay('staff', before)).body as Replayed).metadata.seq).toBe(before + 6)
  })

  test('has no notifications of roles that the user has lost meanwhile', async () => {
    const before = await readLastSequence(server.db, okafor)
    await inTransaction(server.dependencies(), async (tx) => {
      const about = { partner_id: okafor, severity: 'info', body: 'x' } as const
      await notify(tx, server.dependencies(), { ...about, type: 'payout.paid', title: '₦1,000 is on its way' })
      await notify(tx, server.dependencies(), { ...about, type: 'system.notice', title: 'For all' })
    })
    const titles = async () =>
      ((await replay('earnings', before)).body as Replayed).data.flatMap(({ data }) => (data.title === undefined ? [] : [data.title]))
    expect(await titles()).toEqual(['₦1,000 is on its way', 'For all'])
    const [member] = await server.db
      .select({ id: members.id })
      .from(members)
      .where(and(eq(members.partner_id, okafor), eq(members.user_id, demoPeople.earnings.id)))
    const ofMember = eq(memberRoles.member_id, member?.id ?? '')
    await server.db.update(memberRoles).set({ role: 'partner_staff' }).where(ofMember)
    expect(await titles()).toEqual(['For all'])
    await server.db.update(memberRoles).set({ role: 'partner_earnings_manager' }).where(ofMember)
  })

  test('500 events are replayed, 501 are too many', async () => {
    const before = await readLastSequence(server.db, okafor)
    await vehicles(500)
    expect(((await replay('owner', before)).body as Replayed).data).toHaveLength(500)
    await vehicles(1)
    expect(await replay('owner', before)).toMatchObject({ status: 410, body: { code: 'GapTooLarge' } })
  })

  test('a gap of 15 minutes is replayed, a longer one is not', async () => {
    const before = await readLastSequence(server.db, okafor)
    await vehicles(1)
    server.advanceClock({ minutes: 15 })
    expect((await replay('owner', before)).status).toBe(200)
    server.advanceClock({ seconds: 1 })
    expect((await replay('owner', before)).status).toBe(410)
    expect(await replay('owner', before + 1)).toMatchObject({ status: 200, body: { data: [] } })
  })
})

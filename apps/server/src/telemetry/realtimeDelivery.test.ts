import { createApi } from '@vehicle-partner/api'
import { demoOrganizations, demoPeople, type PersonKey } from '@vehicle-partner/api/mock'
import { createRealtime, partnerRoom, type Realtime, type RealtimeEvent, type Room } from '@vehicle-partner/api/realtime'
import { and, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { databaseKinds, testServer, createTransport, type TestServer } from '../../test/testServer.ts'
import { memberRoles, members } from '../db/schema/partnerTables.ts'
import { publish } from '../events/publish.ts'
import { inTransaction } from '../events/transaction.ts'

const okafor = demoOrganizations.okafor.id
const connections: Realtime[] = []
afterEach(() => {
  for (const realtime of connections.splice(0)) realtime.disconnect()
})

async function follow(server: TestServer, person: PersonKey, rooms: Room[]) {
  const token = await server.tokenOf(person)
  const send = createTransport(server)
  const api = createApi((request) => send({ ...request, headers: { ...request.headers, authorization: `Bearer ${token}` } }))
  const onResync = vi.fn<() => void>()
  const onUnauthorized = vi.fn<() => void>()
  const bound = server.app.server.address()
  const port = typeof bound === 'object' && bound ? bound.port : 0
  const realtime = createRealtime({
    url: `http://127.0.0.1:${port}`,
    token: () => token,
    replay: (after_seq) => api.events.replay({ params: { id: okafor }, query: { after_seq } }),
    onResync,
    onUnauthorized,
    random: () => 0,
  })
  connections.push(realtime)
  const received: RealtimeEvent[] = []
  realtime.subscribeAll((event) => received.push(event))
  realtime.join(rooms)
  realtime.connect()
  await vi.waitFor(() => expect(realtime.status()).toBe('live'), { timeout: 15_000 })
  return { realtime, received, onResync, onUnauthorized, token }
}

/** Publishes an update of a vehicle. */
const publishUpdate = (server: TestServer, id: string) =>
  inTransaction(server.dependencies(), async (tx) =>
    publish(tx, server.dependencies(), {
      type: 'vehicle.updated',
      partner_id: okafor,
      data: { id, changed: ['status'], status: 'active' },
    }),
  )
const idsOf = (received: RealtimeEvent[]) => received.map(({ data }) => (data as { id: string }).id)
const waitForIds = (received: RealtimeEvent[], ids: string[]) =>
  vi.waitFor(() => expect(idsOf(received)).toEqual(ids), { timeout: 15_000, interval: 20 })

describe.each(databaseKinds())('realtime delivery on %s', (lane) => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer({ lane })
    await server.app.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(() => server.close())

  test('an event is delivered after its transaction, to users whose roles give access to its room', async () => {
    const [owner, trips] = [
      await follow(server, 'owner', [partnerRoom(okafor, 'vehicles')]),
      await follow(server, 'trips', [partnerRoom(okafor), partnerRoom(okafor, 'vehicles')]),
    ]
    const rolledBack = inTransaction(server.dependencies(), async (tx) => {
      publish(tx, server.dependencies(), {
        type: 'vehicle.updated',
        partner_id: okafor,
        data: { id: 'veh_lost', changed: [], status: 'x' },
      })
      throw new Error('on purpose')
    })
    await expect(rolledBack).rejects.toThrow('on purpose')
    await publishUpdate(server, 'veh_1')
    await waitForIds(owner.received, ['veh_1'])
    expect(trips.received).toEqual([])
  })

  test('events of a 30 second gap are replayed exactly once (check 7)', async () => {
    const { realtime, received, onResync } = await follow(server, 'owner', [partnerRoom(okafor, 'vehicles')])
    await publishUpdate(server, 'veh_before')
    await waitForIds(received, ['veh_before'])
    server.app.services.telemetry.disconnectAll()
    await vi.waitFor(() => expect(realtime.status()).toBe('reconnecting'))
    for (const id of ['veh_gap_1', 'veh_gap_2', 'veh_gap_3']) await publishUpdate(server, id)
    server.advanceClock({ seconds: 30 })
    await vi.waitFor(() => expect(realtime.status()).toBe('live'), { timeout: 15_000 })
    await publishUpdate(server, 'veh_after')
    await waitForIds(received, ['veh_before', 'veh_gap_1', 'veh_gap_2', 'veh_gap_3', 'veh_after'])
    expect(onResync).not.toHaveBeenCalled()
  })

  test('after a gap of more than 15 minutes the client reloads', async () => {
    const { realtime, received, onResync } = await follow(server, 'owner', [partnerRoom(okafor, 'vehicles')])
    await publishUpdate(server, 'veh_first')
    await waitForIds(received, ['veh_first'])
    server.app.services.telemetry.disconnectAll()
    await vi.waitFor(() => expect(realtime.status()).toBe('reconnecting'))
    await publishUpdate(server, 'veh_missed')
    server.advanceClock({ minutes: 16 })
    await vi.waitFor(() => expect(realtime.status()).toBe('live'), { timeout: 15_000 })
    expect(onResync).toHaveBeenCalledOnce()
    await publishUpdate(server, 'veh_next')
    await waitForIds(received, ['veh_first', 'veh_next'])
  })

  test('a user who loses a role leaves its rooms at once and is notified', async () => {
    const { received } = await follow(server, 'vehicles', [partnerRoom(okafor, 'vehicles'), partnerRoom(okafor)])
    await publishUpdate(server, 'veh_seen')
    await waitForIds(received, ['veh_seen'])
    const [member] = await server.db
      .select()
      .from(members)
      .where(and(eq(members.user_id, demoPeople.vehicles.id), eq(members.partner_id, okafor)))
    const roles = ['partner_staff'] as const
    await inTransaction(server.dependencies(), async (tx) => {
      await tx
        .update(memberRoles)
        .set({ role: roles[0] })
        .where(eq(memberRoles.member_id, member?.id ?? ''))
      publish(tx, server.dependencies(), {
        type: 'access.changed',
        partner_id: okafor,
        user_id: demoPeople.vehicles.id,
        data: { partner_id: okafor, roles: [...roles] },
      })
    })
    await vi.waitFor(() => expect(received.at(-1)).toMatchObject({ type: 'access.changed', data: { roles } }), { timeout: 15_000 })
    await server.app.services.dispatcher.waitUntilIdle()
    await publishUpdate(server, 'veh_secret')
    await server.app.services.dispatcher.waitUntilIdle()
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(JSON.stringify(received)).not.toContain('veh_secret')
  })
})

describe.runIf(databaseKinds().includes('postgres'))('two servers on one PostgreSQL', () => {
  let one: TestServer
  let other: TestServer
  beforeAll(async () => {
    one = await testServer({ lane: 'postgres' })
    other = await testServer({ beside: one })
    for (const server of [one, other]) await server.app.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(async () => {
    await other.close()
    await one.close()
  })

  test('each delivers the events of both, once and in the same order', async () => {
    const [here, there] = [
      await follow(one, 'owner', [partnerRoom(okafor, 'vehicles')]),
      await follow(other, 'owner', [partnerRoom(okafor, 'vehicles')]),
    ]
    await Promise.all(Array.from({ length: 40 }, (_, index) => publishUpdate(index % 2 === 0 ? one : other, `veh_${index}`)))
    await vi.waitFor(() => expect([here.received.length, there.received.length]).toEqual([40, 40]), { timeout: 15_000 })
    const seqs = here.received.map(({ seq }) => seq)
    expect(seqs).toEqual(seqs.toSorted((a, b) => a - b))
    expect(new Set(seqs).size).toBe(40)
    expect(there.received.map(({ id }) => id)).toEqual(here.received.map(({ id }) => id))
  })

  test('a session that ends on one is closed on the other', async () => {
    const { onUnauthorized, token } = await follow(other, 'owner', [partnerRoom(okafor)])
    await one.call('DELETE', `/v1/users/${demoPeople.owner.id}/sessions/current`, { token })
    await vi.waitFor(() => expect(onUnauthorized).toHaveBeenCalledOnce(), { timeout: 15_000 })
  })

  test('a position that one broadcasts is received on the other', async () => {
    const { received } = await follow(other, 'owner', [partnerRoom(okafor, 'telemetry')])
    const at = one.now().toISOString()
    const position = { lat: 6.4698, lng: 3.5852, speed_kmh: 40, heading_deg: 270, accuracy_m: 8 }
    const data = { vehicle_id: 'veh_1', trip_id: null, driver_id: null, ...position, at, received_at: at, source: 'app' as const }
    one.dependencies().broadcast({ type: 'telemetry.position', partner_id: okafor, data })
    await vi.waitFor(() => expect(received).toMatchObject([{ type: 'telemetry.position', seq: 0, data }]), { timeout: 15_000 })
  })

  test('a clock that one moves is moved for both', async () => {
    await one.call('POST', '/sandbox/clock', { body: { advance: 'PT1H' } })
    await vi.waitFor(() => expect(other.app.services.sandboxClock?.ahead()).toBe(3_600_000), { timeout: 15_000 })
  })
})

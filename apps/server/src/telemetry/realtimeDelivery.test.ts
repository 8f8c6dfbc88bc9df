import { createApi } from '@vehicle-partner/api'
import { demoOrganizations, demoPeople, type PersonKey } from '@vehicle-partner/api/mock'
import { createRealtime, partnerRoom, type Realtime, type RealtimeEvent, type Room } from '@vehicle-partner/api/realtime'
import { and, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { lanes, testServer, transportTo, type TestServer } from '../../test/testServer.ts'
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
  const send = transportTo(server)
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
  const heard: RealtimeEvent[] = []
  realtime.subscribeAll((event) => heard.push(event))
  realtime.join(rooms)
  realtime.connect()
  await vi.waitFor(() => expect(realtime.status()).toBe('live'), { timeout: 15_000 })
  return { realtime, heard, onResync, onUnauthorized, token }
}

/** Tells that a vehicle has changed. */
const change = (server: TestServer, id: string) =>
  inTransaction(server.dependencies(), async (tx) =>
    publish(tx, server.dependencies(), {
      type: 'vehicle.updated',
      partner_id: okafor,
      data: { id, changed: ['status'], status: 'active' },
    }),
  )
const idsOf = (heard: RealtimeEvent[]) => heard.map(({ data }) => (data as { id: string }).id)
const heardAll = (heard: RealtimeEvent[], ids: string[]) =>
  vi.waitFor(() => expect(idsOf(heard)).toEqual(ids), { timeout: 15_000, interval: 20 })

describe.each(lanes())('following events on %s', (lane) => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer({ lane })
    await server.app.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(() => server.close())

  test('an event comes after its transaction, to those whose roles open its room', async () => {
    const [owner, trips] = [
      await follow(server, 'owner', [partnerRoom(okafor, 'vehicles')]),
      await follow(server, 'trips', [partnerRoom(okafor), partnerRoom(okafor, 'vehicles')]),
    ]
    const lost = inTransaction(server.dependencies(), async (tx) => {
      publish(tx, server.dependencies(), {
        type: 'vehicle.updated',
        partner_id: okafor,
        data: { id: 'veh_lost', changed: [], status: 'x' },
      })
      throw new Error('on purpose')
    })
    await expect(lost).rejects.toThrow('on purpose')
    await change(server, 'veh_1')
    await heardAll(owner.heard, ['veh_1'])
    expect(trips.heard).toEqual([])
  })

  test('a gap of 30 seconds is closed exactly once (check 7)', async () => {
    const { realtime, heard, onResync } = await follow(server, 'owner', [partnerRoom(okafor, 'vehicles')])
    await change(server, 'veh_before')
    await heardAll(heard, ['veh_before'])
    server.app.services.telemetry.disconnectAll()
    await vi.waitFor(() => expect(realtime.status()).toBe('reconnecting'))
    for (const id of ['veh_gap_1', 'veh_gap_2', 'veh_gap_3']) await change(server, id)
    server.advanceClock({ seconds: 30 })
    await vi.waitFor(() => expect(realtime.status()).toBe('live'), { timeout: 15_000 })
    await change(server, 'veh_after')
    await heardAll(heard, ['veh_before', 'veh_gap_1', 'veh_gap_2', 'veh_gap_3', 'veh_after'])
    expect(onResync).not.toHaveBeenCalled()
  })

  test('a gap that is longer than a quarter of an hour is loaded anew', async () => {
    const { realtime, heard, onResync } = await follow(server, 'owner', [partnerRoom(okafor, 'vehicles')])
    await change(server, 'veh_first')
    await heardAll(heard, ['veh_first'])
    server.app.services.telemetry.disconnectAll()
    await vi.waitFor(() => expect(realtime.status()).toBe('reconnecting'))
    await change(server, 'veh_missed')
    server.advanceClock({ minutes: 16 })
    await vi.waitFor(() => expect(realtime.status()).toBe('live'), { timeout: 15_000 })
    expect(onResync).toHaveBeenCalledOnce()
    await change(server, 'veh_next')
    await heardAll(heard, ['veh_first', 'veh_next'])
  })

  test('who loses a role loses its rooms at once, and is told', async () => {
    const { heard } = await follow(server, 'vehicles', [partnerRoom(okafor, 'vehicles'), partnerRoom(okafor)])
    await change(server, 'veh_seen')
    await heardAll(heard, ['veh_seen'])
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
    await vi.waitFor(() => expect(heard.at(-1)).toMatchObject({ type: 'access.changed', data: { roles } }), { timeout: 15_000 })
    await server.app.services.dispatcher.waitUntilIdle()
    await change(server, 'veh_secret')
    await server.app.services.dispatcher.waitUntilIdle()
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(JSON.stringify(heard)).not.toContain('veh_secret')
  })
})

describe.runIf(lanes().includes('postgres'))('two servers on one PostgreSQL', () => {
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

  test('each sends what both have written, once and in the same order', async () => {
    const [here, there] = [
      await follow(one, 'owner', [partnerRoom(okafor, 'vehicles')]),
      await follow(other, 'owner', [partnerRoom(okafor, 'vehicles')]),
    ]
    await Promise.all(Array.from({ length: 40 }, (_, index) => change(index % 2 === 0 ? one : other, `veh_${index}`)))
    await vi.waitFor(() => expect([here.heard.length, there.heard.length]).toEqual([40, 40]), { timeout: 15_000 })
    const seqs = here.heard.map(({ seq }) => seq)
    expect(seqs).toEqual(seqs.toSorted((a, b) => a - b))
    expect(new Set(seqs).size).toBe(40)
    expect(there.heard.map(({ id }) => id)).toEqual(here.heard.map(({ id }) => id))
  })

  test('a session that ends at one is closed at the other', async () => {
    const { onUnauthorized, token } = await follow(other, 'owner', [partnerRoom(okafor)])
    await one.call('DELETE', `/v1/users/${demoPeople.owner.id}/sessions/current`, { token })
    await vi.waitFor(() => expect(onUnauthorized).toHaveBeenCalledOnce(), { timeout: 15_000 })
  })

  test('a position that passes by one is heard at the other', async () => {
    const { heard } = await follow(other, 'owner', [partnerRoom(okafor, 'telemetry')])
    const at = one.now().toISOString()
    const place = { lat: 6.4698, lng: 3.5852, speed_kmh: 40, heading_deg: 270, accuracy_m: 8 }
    const data = { vehicle_id: 'veh_1', trip_id: null, driver_id: null, ...place, at, received_at: at, source: 'app' as const }
    one.dependencies().broadcast({ type: 'telemetry.position', partner_id: okafor, data })
    await vi.waitFor(() => expect(heard).toMatchObject([{ type: 'telemetry.position', seq: 0, data }]), { timeout: 15_000 })
  })

  test('the clock that one moves is moved for both', async () => {
    await one.call('POST', '/sandbox/clock', { body: { advance: 'PT1H' } })
    await vi.waitFor(() => expect(other.app.services.sandboxClock?.ahead()).toBe(3_600_000), { timeout: 15_000 })
  })
})

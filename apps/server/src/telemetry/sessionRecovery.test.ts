import { demoOrganizations, demoPeople } from '@vehicle-partner/api/mock'
import { and, eq } from 'drizzle-orm'
import { io, type Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { testServer, type TestServer } from '../../test/testServer.ts'
import { memberRoles, members } from '../db/schema/partnerTables.ts'
import { publish } from '../events/publish.ts'
import { inTransaction } from '../events/transaction.ts'

const okafor = demoOrganizations.okafor.id
let server: TestServer
let origin: string
let socket: Socket | undefined
beforeAll(async () => {
  server = await testServer()
  origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(() => socket?.disconnect())
afterAll(() => server.close())

const publishUpdate = async (id: string) => {
  await inTransaction(server.dependencies(), async (tx) =>
    publish(tx, server.dependencies(), { type: 'vehicle.updated', partner_id: okafor, data: { id, changed: [], status: 'active' } }),
  )
  await server.app.services.dispatcher.waitUntilIdle()
}

/** Joins the room of the vehicles, receives one event and loses the connection. */
async function loseConnection(token: string) {
  const received: string[] = []
  const client = io(origin, { path: '/telemetry', transports: ['websocket'], reconnection: false, forceNew: true, auth: { token } })
  socket = client
  client.on('vehicle.updated', ({ data }: { data: { id: string } }) => received.push(data.id))
  await vi.waitFor(() => expect(client.connected).toBe(true), { timeout: 15_000 })
  await client.timeout(15_000).emitWithAck('join-rooms', [`partner:${okafor}:vehicles`])
  await publishUpdate('veh_heard')
  await vi.waitFor(() => expect(received).toEqual(['veh_heard']))
  client.io.engine.close()
  await vi.waitFor(() => expect(client.connected).toBe(false))
  await vi.waitFor(() => expect(server.app.services.telemetry.connected()).toBe(0))
  const reconnect = async () => {
    client.connect()
    await vi.waitFor(() => expect(client.connected).toBe(true), { timeout: 15_000 })
    return client.recovered
  }
  return { received, reconnect }
}

test('a client that reconnects within two minutes gets its rooms and the missed events', async () => {
  const { received, reconnect } = await loseConnection(await server.tokenOf('owner'))
  await publishUpdate('veh_missed')
  expect(await reconnect()).toBe(true)
  await vi.waitFor(() => expect(received).toEqual(['veh_heard', 'veh_missed']))
})

test('a client that has lost a room gets neither the room nor its missed events', async () => {
  const { received, reconnect } = await loseConnection(await server.tokenOf('vehicles'))
  const [member] = await server.db
    .select()
    .from(members)
    .where(and(eq(members.user_id, demoPeople.vehicles.id), eq(members.partner_id, okafor)))
  await server.db
    .update(memberRoles)
    .set({ role: 'partner_staff' })
    .where(eq(memberRoles.member_id, member?.id ?? ''))
  await publishUpdate('veh_secret')
  expect(await reconnect()).toBe(false)
  await publishUpdate('veh_later')
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(received).toEqual(['veh_heard'])
})

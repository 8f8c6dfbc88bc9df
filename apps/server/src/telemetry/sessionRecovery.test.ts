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

const change = async (id: string) => {
  await inTransaction(server.dependencies(), async (tx) =>
    publish(tx, server.dependencies(), { type: 'vehicle.updated', partner_id: okafor, data: { id, changed: [], status: 'active' } }),
  )
  await server.app.services.dispatcher.waitUntilIdle()
}

/** Somebody in the room of the vehicles, who has heard one event and whose line then breaks. */
async function cutOff(token: string) {
  const heard: string[] = []
  const mine = io(origin, { path: '/telemetry', transports: ['websocket'], reconnection: false, forceNew: true, auth: { token } })
  socket = mine
  mine.on('vehicle.updated', ({ data }: { data: { id: string } }) => heard.push(data.id))
  await vi.waitFor(() => expect(mine.connected).toBe(true), { timeout: 15_000 })
  await mine.timeout(15_000).emitWithAck('join-rooms', [`partner:${okafor}:vehicles`])
  await change('veh_heard')
  await vi.waitFor(() => expect(heard).toEqual(['veh_heard']))
  mine.io.engine.close()
  await vi.waitFor(() => expect(mine.connected).toBe(false))
  await vi.waitFor(() => expect(server.app.services.telemetry.connected()).toBe(0))
  const back = async () => {
    mine.connect()
    await vi.waitFor(() => expect(mine.connected).toBe(true), { timeout: 15_000 })
    return mine.recovered
  }
  return { heard, back }
}

test('who comes back within two minutes gets the rooms and what was told meanwhile', async () => {
  const { heard, back } = await cutOff(await server.tokenOf('owner'))
  await change('veh_missed')
  expect(await back()).toBe(true)
  await vi.waitFor(() => expect(heard).toEqual(['veh_heard', 'veh_missed']))
})

test('but not who has lost a room meanwhile: not the room, and nothing that was told in it', async () => {
  const { heard, back } = await cutOff(await server.tokenOf('vehicles'))
  const [member] = await server.db
    .select()
    .from(members)
    .where(and(eq(members.user_id, demoPeople.vehicles.id), eq(members.partner_id, okafor)))
  await server.db
    .update(memberRoles)
    .set({ role: 'partner_staff' })
    .where(eq(memberRoles.member_id, member?.id ?? ''))
  await change('veh_secret')
  expect(await back()).toBe(false)
  await change('veh_later')
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(heard).toEqual(['veh_heard'])
})

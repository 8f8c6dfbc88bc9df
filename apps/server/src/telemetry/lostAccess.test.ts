import { demoOrganizations, demoPeople, type PersonKey } from '@vehicle-partner/api/mock'
import { io, type Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { publish } from '../events/publish.ts'
import { inTransaction } from '../events/transaction.ts'
import { databaseKinds, testServer, type TestServer } from '../../test/testServer.ts'
import { joinRooms, type RoomsResult } from './joinRooms.ts'

const { id: okafor } = demoOrganizations.okafor
const rooms = [`partner:${okafor}`, `partner:${okafor}:trips`, `partner:${okafor}:telemetry`]

describe.each(databaseKinds())('a socket whose user loses access, on %s', (lane) => {
  let server: TestServer
  let origin: string
  const sockets: Socket[] = []
  beforeAll(async () => {
    server = await testServer({ lane })
    origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
  })
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.disconnect()
  })
  afterAll(() => server.close())

  async function connect(token: string): Promise<Socket> {
    const socket = io(origin, { path: '/telemetry', transports: ['websocket'], reconnection: false, forceNew: true, auth: { token } })
    sockets.push(socket)
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve)
      socket.once('connect_error', reject)
    })
    return socket
  }
  const join = (socket: Socket, wanted: readonly string[]) =>
    socket.timeout(15_000).emitWithAck('join-rooms', wanted) as Promise<RoomsResult>
  /** The owner changes a member through the API. */
  const change = async (person: PersonKey, call: 'roles' | 'status', body: object) => {
    const member = demoPeople[person].memberships[0]?.id ?? ''
    const { status } = await server.call('PATCH', `/v1/account_members/${member}/${call}`, { token: await server.tokenOf('owner'), body })
    expect(status).toBe(200)
    await server.app.services.dispatcher.waitUntilIdle()
  }
  /** Sends an event to every member of the organisation. */
  const announce = async (title: string) => {
    const dependencies = server.dependencies()
    await inTransaction(dependencies, async (tx) =>
      publish(tx, dependencies, { type: 'system.notice', partner_id: okafor, data: { title, body: '', until: null } }),
    )
    await server.app.services.dispatcher.waitUntilIdle()
  }

  test('leaves the rooms of the organisation while deactivated, keeps its own, and may come back', async () => {
    const token = await server.tokenOf('trips')
    const socket = await connect(token)
    const received = vi.fn<(type: string, message: unknown) => void>()
    // The adapter's offset is the last argument.
    socket.onAny((type: string, message: unknown) => received(type, message))
    expect(await join(socket, rooms)).toMatchObject({ ok: true, joined: rooms })
    await change('trips', 'status', { disabled: 1 })
    await announce('while deactivated')
    expect(await join(socket, rooms)).toMatchObject({ joined: [] })
    await change('trips', 'status', { disabled: 0 })
    expect(await join(socket, rooms)).toMatchObject({ joined: rooms })
    await announce('afterwards')
    await vi.waitFor(() => expect(received.mock.calls.at(-1)).toMatchObject(['system.notice', { data: { title: 'afterwards' } }]))
    expect(JSON.stringify(received.mock.calls)).toContain('access.changed')
    expect(JSON.stringify(received.mock.calls)).not.toContain('while deactivated')
  })

  test('does not get into a room whose access is lost while it joins', async () => {
    const left: string[] = []
    let changes = 0
    const socket = {
      // After the check and before the join is complete.
      async join() {
        await change('trips', 'status', { disabled: 1 })
        changes += 1
      },
      leave: async (room: string) => void left.push(room),
    }
    const [room = ''] = rooms
    const result = await joinRooms(server.db, socket, demoPeople.trips.id, [room], { count: () => changes })
    expect(result).toMatchObject({ joined: [], denied: [{ room, code: 'AccountDisabled' }] })
    expect(left).toEqual([room])
    await change('trips', 'status', { disabled: 0 })
  })

  test('is closed with the reason when the last access is revoked, and cannot return', async () => {
    const token = await server.tokenOf('trips')
    const socket = await connect(token)
    await join(socket, rooms)
    const ended = new Promise((resolve) => {
      socket.once('session.revoked', resolve)
    })
    const closed = new Promise((resolve) => {
      socket.once('disconnect', resolve)
    })
    await change('trips', 'roles', { member_roles: [] })
    expect(await ended).toEqual({ reason: 'access_revoked' })
    await closed
    await expect(connect(token)).rejects.toMatchObject({ data: { code: 'Unauthorized' } })
    // A page without a socket learns the same reason from its next call.
    const refused = await server.call('GET', '/v1/users/profile', { token })
    expect(refused).toMatchObject({ status: 401, body: { code: 'Unauthorized', data: { reason: 'access_revoked' } } })
  })
})

import { demoOrganizations, demoPeople, type PersonKey } from '@vehicle-partner/api/mock'
import { io, type Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { testServer, type TestServer } from '../../test/testServer.ts'
import type { RoomsResult } from './joinRooms.ts'

let server: TestServer
let origin: string
const sockets: Socket[] = []
beforeAll(async () => {
  server = await testServer()
  origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect()
})
afterAll(() => server.close())

interface ConnectError {
  message: string
  data?: { code: string }
}

function connect(options: Parameters<typeof io>[1]): Promise<Socket> {
  const socket = io(origin, { path: '/telemetry', transports: ['websocket'], reconnection: false, forceNew: true, ...options })
  sockets.push(socket)
  return new Promise((resolve, reject) => {
    socket.once('connect', () => resolve(socket))
    socket.once('connect_error', reject)
  })
}

const joinRooms = async (person: PersonKey, rooms: unknown) =>
  (await connect({ auth: { token: await server.tokenOf(person) } }))
    .timeout(15_000)
    .emitWithAck('join-rooms', rooms) as Promise<RoomsResult>

test.each([{ transports: ['websocket'] }, { transports: ['polling'] }])(
  'a valid token connects by $transports, in auth or in the query',
  async (by) => {
    const token = await server.tokenOf('owner')
    expect((await connect({ ...by, auth: { token } })).connected).toBe(true)
    expect((await connect({ ...by, query: { token } })).connected).toBe(true)
  },
)

test.each([{}, { auth: { token: 'nonsense' } }, { auth: { token: 7 } }, { query: { token: '' } }])(
  '%j is rejected as Unauthorized',
  async (options) => {
    const rejection = await connect(options).then(
      () => undefined,
      (error: unknown) => error as ConnectError,
    )
    expect(rejection?.data?.code).toBe('Unauthorized')
  },
)

test('an owner joins the rooms of the organisation and no others', async () => {
  const { id } = demoOrganizations.okafor
  const allowed = [`user:${demoPeople.owner.id}`, `partner:${id}`, `partner:${id}:owner`, `partner:${id}:earnings`]
  const foreign = [
    `user:${demoPeople.trips.id}`,
    `partner:${demoOrganizations.musa.id}`,
    `partner:${id}:nothing`,
    `partner:${id}\0`,
    'trip:\0',
    'session:ses_1',
    'constructor',
  ]
  expect(await joinRooms('owner', [...allowed, ...foreign])).toMatchObject({
    ok: false,
    joined: allowed,
    denied: foreign.map((room) => ({ room })),
    seq: 0,
  })
})

test('access to rooms depends on roles', async () => {
  const { id } = demoOrganizations.okafor
  expect(await joinRooms('trips', [`partner:${id}`, `partner:${id}:trips`, `partner:${id}:earnings`, `partner:${id}:owner`])).toMatchObject(
    {
      joined: [`partner:${id}`, `partner:${id}:trips`],
      denied: [
        { room: `partner:${id}:earnings`, code: 'Forbidden' },
        { room: `partner:${id}:owner`, code: 'Forbidden' },
      ],
    },
  )
  expect(await joinRooms('disabled', [`partner:${id}`])).toMatchObject({ joined: [], denied: [{ code: 'AccountDisabled' }] })
  expect(await joinRooms('revoked', [`partner:${id}`])).toMatchObject({ joined: [], denied: [{ code: 'Forbidden' }] })
})

test.each([undefined, 'partner', 7, [7, null], { length: 3 }])('join-rooms with %j joins nothing and breaks nothing', async (rooms) => {
  expect(await joinRooms('owner', rooms)).toMatchObject({ ok: true, joined: [], denied: [] })
})

test('at most fifty rooms are joined at once, and none with a long name; the others are denied', async () => {
  const requested = Array.from({ length: 51 }, (_, index) => `partner:nobody-${index}`)
  const { denied } = await joinRooms('owner', [...requested, 'x'.repeat(129)])
  expect(denied.map(({ code }) => code)).toEqual([...requested.slice(1).map(() => 'NotFound'), 'ValidationError', 'ValidationError'])
  expect(denied.at(-1)?.room).toHaveLength(128)
})

test('a session that expires while a socket is open closes it', async () => {
  const ending = await connect({ auth: { token: await server.tokenOf('owner') } })
  const closed = new Promise((resolve) => {
    ending.once('disconnect', resolve)
  })
  server.advanceClock({ days: 31 })
  const staying = await connect({ auth: { token: await server.tokenOf('owner') } })
  await server.app.services.telemetry.closeExpired()
  await closed
  expect([ending.connected, staying.connected]).toEqual([false, true])
})

test('the end of a session closes its own sockets only', async () => {
  const [ending, staying] = [await server.tokenOf('owner'), await server.tokenOf('owner')]
  const [one, other] = [await connect({ auth: { token: ending } }), await connect({ auth: { token: staying } })]
  const revoked = new Promise((resolve) => {
    one.once('session.revoked', resolve)
  })
  const closed = new Promise((resolve) => {
    one.once('disconnect', resolve)
  })
  await server.call('DELETE', `/v1/users/${demoPeople.owner.id}/sessions/current`, { token: ending })
  expect(await revoked).toEqual({ reason: 'ended' })
  await closed
  expect(other.connected).toBe(true)
})

test('a socket that floods the server is disconnected', async () => {
  const socket = await connect({ auth: { token: await server.tokenOf('owner') } })
  const closed = new Promise((resolve) => {
    socket.once('disconnect', resolve)
  })
  for (let count = 0; count < 40; count += 1) socket.emit('leave-rooms', [])
  expect(await closed).toBe('io server disconnect')
})

test('the token in the query never reaches the log', async () => {
  const token = await server.tokenOf('owner')
  await connect({ query: { token }, transports: ['polling'] })
  expect(server.logged.join('')).not.toContain(token)
})

test('polling responses carry the security headers', async () => {
  const { status, headers } = await fetch(`${origin}/telemetry/?EIO=4&transport=polling`)
  expect(status).toBe(200)
  expect(Object.fromEntries(headers)).toMatchObject({
    'cache-control': 'no-store',
    'content-security-policy': `default-src 'none'; frame-ancestors 'none'`,
    'x-content-type-options': 'nosniff',
  })
})

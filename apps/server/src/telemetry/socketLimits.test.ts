import { EventEmitter } from 'node:events'
import { IncomingMessage } from 'node:http'
import { Socket as NetSocket } from 'node:net'
import { io, type Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { testServer, type TestServer } from '../../test/testServer.ts'
import { otherLimits } from '../limits/limits.ts'
import { parseTrustedProxies, trustNoProxy, type TrustProxy } from '../network/trustedProxies.ts'
import { limitConnections } from './socketLimits.ts'

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

/** Connects and returns `connected` or the code of the rejection. */
function connect(token: string): Promise<string> {
  const socket = io(origin, { path: '/telemetry', transports: ['websocket'], reconnection: false, forceNew: true, auth: { token } })
  sockets.push(socket)
  return new Promise((resolve) => {
    socket.once('connect', () => resolve('connected'))
    socket.once('connect_error', (error: Error & { data?: { code?: string } }) => resolve(error.data?.code ?? error.message))
  })
}

test('a session opens a limited number of sockets, also at once; other sessions of the user are not affected', async () => {
  const { most } = otherLimits.socketsOfSession
  const token = await server.tokenOf('owner')
  const results = await Promise.all(Array.from({ length: most + 5 }, () => connect(token)))
  expect(results.filter((result) => result === 'connected')).toHaveLength(most)
  expect(results.filter((result) => result === 'TooManyRequests')).toHaveLength(5)
  expect(await connect(await server.tokenOf('owner'))).toBe('connected')
  for (const socket of sockets.splice(0)) socket.disconnect()
  await expect.poll(() => server.app.services.telemetry.connected()).toBe(0)
  expect(await connect(token)).toBe('connected')
})

/** A request for a connection, without a network. */
function createHandshake(address: string, headers: Record<string, string> = {}): IncomingMessage {
  const socket = new NetSocket()
  Object.defineProperty(socket, 'remoteAddress', { value: address })
  const request = new IncomingMessage(socket)
  Object.assign(request.headers, headers)
  request.url = '/telemetry/?EIO=4&transport=websocket'
  return request
}

class Connection extends EventEmitter {
  isRejected = false
  readonly request: IncomingMessage
  constructor(request: IncomingMessage) {
    super()
    this.request = request
  }
  close(): void {
    this.isRejected = true
  }
}

function openMany(trust: TrustProxy, handshake: (place: number) => IncomingMessage) {
  const engine = new EventEmitter()
  const limit = limitConnections(engine, trust)
  const opened = Array.from({ length: otherLimits.socketsOfAddress.most }, (_, place) => new Connection(handshake(place)))
  for (const connection of opened) engine.emit('connection', connection)
  return { engine, limit, opened }
}

test('an address opens a limited number of connections before any session; IPv6 counts by its /64', () => {
  const { engine, limit, opened } = openMany(trustNoProxy, (place) => createHandshake(`2001:db8:1:2::${(place + 1).toString(16)}`))
  expect(limit.hasRoom(createHandshake('2001:db8:1:2:ffff::1'))).toBe(false)
  expect(limit.hasRoom(createHandshake('2001:db8:1:3::1'))).toBe(true)
  // The request was accepted before the others were connected.
  const late = new Connection(createHandshake('2001:db8:1:2:ffff::1'))
  engine.emit('connection', late)
  expect(late.isRejected).toBe(true)
  opened[0]?.emit('close')
  expect(limit.hasRoom(createHandshake('2001:db8:1:2:ffff::1'))).toBe(true)
})

test('behind a trusted proxy the address of the visitor counts; without one its header is ignored', () => {
  const visitor = (place: number) => createHandshake('10.0.0.1', { 'x-forwarded-for': `198.51.100.${place % 250}` })
  const trust = parseTrustedProxies('10.0.0.0/8') ?? trustNoProxy
  expect(openMany(trust, visitor).limit.hasRoom(visitor(1))).toBe(true)
  expect(openMany(trust, () => visitor(7)).limit.hasRoom(visitor(7))).toBe(false)
  expect(openMany(trustNoProxy, visitor).limit.hasRoom(visitor(1))).toBe(false)
})

import type { Clock } from '@vehicle-partner/domain'
import type { FastifyBaseLogger } from 'fastify'
import type { Server as HttpServer } from 'node:http'
import { Server, type Socket } from 'socket.io'
import { callerOf } from '../auth/sessions.ts'
import type { Db } from '../db/database.ts'
import { forLog } from '../refusals.ts'
import { securityHeaders } from '../security.ts'
import { refusedRoom } from './rooms.ts'

export interface Telemetry {
  /** Tells the sockets of a session that it has ended, and closes them. */
  sessionEnded: (sessionId: string) => void
  close: () => Promise<void>
}

/** Messages that one socket may send in ten seconds. */
const mostMessages = 20
const mostRooms = 50

/** The real-time connection at `/telemetry` (spec section 7): a token at the handshake, rooms by role. */
export function openTelemetry(http: HttpServer, db: Db, clock: Clock, log: FastifyBaseLogger): Telemetry {
  const io = new Server(http, {
    path: '/telemetry',
    serveClient: false,
    transports: ['websocket', 'polling'],
    pingInterval: 25_000,
    pingTimeout: 20_000,
    maxHttpBufferSize: 65_536,
    connectionStateRecovery: { maxDisconnectionDuration: 120_000, skipMiddlewares: false },
  })
  // These answers do not pass through the framework, and its hooks see none of them.
  io.engine.on('headers', (headers: Record<string, string>) => Object.assign(headers, securityHeaders))
  io.use((socket, next) => void admission(db, clock, log, socket, next))
  io.on('connection', (socket) => {
    limit(socket, clock)
    socket.on('join-rooms', (rooms: unknown, ack: unknown) => void answer(ack, log, () => join(db, socket, rooms)))
    socket.on('leave-rooms', (rooms: unknown, ack: unknown) => void answer(ack, log, () => leave(socket, rooms)))
  })
  return {
    sessionEnded(sessionId) {
      io.in(sessionRoom(sessionId)).emit('session.revoked', { reason: 'ended' })
      io.in(sessionRoom(sessionId)).disconnectSockets(true)
    },
    async close() {
      io.disconnectSockets(true)
      io.engine.close()
    },
  }
}

const sessionRoom = (sessionId: string) => `session:${sessionId}`
const refusal = (code: string, message: string) => Object.assign(new Error(message), { data: { code, message } })

/** Lets a socket in, or says why not. */
async function admission(db: Db, clock: Clock, log: FastifyBaseLogger, socket: Socket, next: (refused?: Error) => void): Promise<void> {
  try {
    next((await admit(db, clock, socket)) ? undefined : refusal('Unauthorized', 'Please log in again'))
  } catch (error) {
    log.error({ err: forLog(error) }, 'telemetry')
    next(refusal('ServiceUnavailable', 'The service is not available. Please try again.'))
  }
}

async function admit(db: Db, clock: Clock, socket: Socket): Promise<boolean> {
  const token: unknown = socket.handshake.auth['token'] ?? socket.handshake.query['token']
  const caller = typeof token === 'string' && token !== '' ? await callerOf(db, clock(), token) : undefined
  if (!caller) return false
  socket.data = { userId: caller.user.id }
  await socket.join(sessionRoom(caller.sessionId))
  return true
}

/** Cuts off a socket that floods us. */
function limit(socket: Socket, clock: Clock): void {
  let since = clock().getTime()
  let count = 0
  socket.use((_event, next) => {
    const now = clock().getTime()
    if (now - since > 10_000) {
      since = now
      count = 0
    }
    count += 1
    if (count > mostMessages) socket.disconnect(true)
    else next()
  })
}

type Ack = { ok: boolean; joined: string[]; denied: { room: string; code: string }[]; seq: number }

async function answer(ack: unknown, log: FastifyBaseLogger, work: () => Promise<Ack>): Promise<void> {
  const reply = await work().catch((error: unknown): Ack => {
    log.error({ err: forLog(error) }, 'telemetry')
    return { ok: false, joined: [], denied: [], seq: 0 }
  })
  if (typeof ack === 'function') ack(reply)
}

const listed = (rooms: unknown): string[] =>
  Array.isArray(rooms)
    ? [...new Set(rooms.filter((room): room is string => typeof room === 'string' && room.length <= 128))].slice(0, mostRooms)
    : []

/** Joins the rooms that the person may be in. Nothing has been sent to any room yet, so `seq` stands at its beginning. */
async function join(db: Db, socket: Socket, rooms: unknown): Promise<Ack> {
  const { userId } = socket.data as { userId: string } // set by admit
  const ack: Ack = { ok: true, joined: [], denied: [], seq: 0 }
  for (const room of listed(rooms)) {
    const code = await refusedRoom(db, userId, room)
    if (code === undefined) {
      await socket.join(room)
      ack.joined.push(room)
    } else ack.denied.push({ room, code })
  }
  return { ...ack, ok: ack.denied.length === 0 }
}

async function leave(socket: Socket, rooms: unknown): Promise<Ack> {
  const left = listed(rooms).filter((room) => !room.startsWith('session:'))
  for (const room of left) await socket.leave(room)
  return { ok: true, joined: [], denied: [], seq: 0 }
}

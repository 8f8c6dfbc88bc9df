import { userRoom, type RealtimeEvent, type Room, type SessionEndReason } from '@vehicle-partner/api/server'
import type { Clock } from '@vehicle-partner/domain'
import type { FastifyBaseLogger } from 'fastify'
import type { IncomingMessage, Server as HttpServer } from 'node:http'
import { Server, type Socket } from 'socket.io'
import { findCaller } from '../auth/sessions.ts'
import { limitConnections, hasRoomForSocket } from './socketLimits.ts'
import type { Db } from '../db/database.ts'
import { toLogError } from '../toLogError.ts'
import { exposedHeaders } from '../network/corsOrigins.ts'
import { isHandshakeSecure, type TrustProxy } from '../network/trustedProxies.ts'
import { securityHeadersFor } from '../securityHeaders.ts'
import { closeExpiredSessions } from './closeExpiredSessions.ts'
import { joinRooms, leaveRooms, findForbiddenRooms, sessionRoom, type RoomsResult } from './joinRooms.ts'
import { limitMessages } from './messageLimit.ts'
import { openPositionOutbox } from './positionOutbox.ts'
import { checkSessionRecovery } from './sessionRecovery.ts'

export interface Telemetry {
  /** Sends an event to the sockets of this server that are in one of the rooms. */
  deliver: (event: RealtimeEvent, rooms: Room[], userId: string | null) => Promise<void>
  /** Notifies the sockets of a session on this server that it has ended and closes them. */
  closeSession: (sessionId: string, reason?: SessionEndReason) => void
  /** The same for every session on this server that has expired. Called every minute. */
  closeExpired: () => Promise<void>
  /** The number of sockets connected to this server. */
  connected: () => number
  /** Closes every socket, after a reset of the data. */
  disconnectAll: () => void
  close: () => Promise<void>
}

const expiryCheckMs = 60_000
/** The number of users whose changed access is remembered. */
const rememberedUsers = 10_000

interface SocketData {
  userId: string
  sessionId: string
}

const socketData = (socket: { data: unknown }) => socket.data as SocketData // set by authenticate

interface TelemetryOptions {
  db: Db
  clock: Clock
  log: FastifyBaseLogger
  trustProxy: TrustProxy
  /** Origins whose pages may connect by polling; browsers do not ask for WebSockets. */
  corsOrigins: readonly string[]
}

/** The real-time connection at `/telemetry` (spec section 7): a token at the handshake, rooms by role. */
export function openTelemetry(http: HttpServer, { db, clock, log, trustProxy, corsOrigins }: TelemetryOptions): Telemetry {
  const io = new Server(http, {
    path: '/telemetry',
    serveClient: false,
    transports: ['websocket', 'polling'],
    pingInterval: 25_000,
    pingTimeout: 20_000,
    maxHttpBufferSize: 65_536,
    connectionStateRecovery: { maxDisconnectionDuration: 120_000, skipMiddlewares: false },
    ...(corsOrigins.length === 0 ? {} : { cors: { origin: [...corsOrigins], exposedHeaders } }),
    allowRequest: (request, decide) => decide(null, connections.hasRoom(request)),
  })
  const connections = limitConnections(io.engine, trustProxy)
  // Fastify's hooks do not see the responses of Socket.IO.
  io.engine.on('headers', (headers: Record<string, string>, request: IncomingMessage) =>
    Object.assign(headers, securityHeadersFor(isHandshakeSecure(request, trustProxy))),
  )
  const accessChanges = countAccessChanges()
  const positions = openPositionOutbox(io)
  checkSessionRecovery(io, db, clock)
  io.use((socket, next) => void handleHandshake(db, clock, log, socket, next))
  io.on('connection', (socket) => {
    limitMessages(socket, clock)
    const { userId, sessionId } = socketData(socket)
    // The session may have ended, and the user may have lost a restored room, after the handshake was accepted.
    void Promise.all([
      closeExpiredSessions(db, clock, [sessionId], closeSession),
      socket.recovered ? leaveForbiddenRooms(db, socket) : undefined,
    ]).catch((error: unknown) => log.error({ err: toLogError(error) }, 'telemetry'))
    socket.on(
      'join-rooms',
      (rooms: unknown, ack: unknown) => void acknowledge(ack, log, () => joinRooms(db, socket, userId, rooms, accessChanges)),
    )
    socket.on('leave-rooms', (rooms: unknown, ack: unknown) => void acknowledge(ack, log, () => leaveRooms(socket, rooms)))
  })
  const closeSession = (sessionId: string, reason: SessionEndReason = 'ended') => {
    io.in(sessionRoom(sessionId)).emit('session.revoked', { reason })
    io.in(sessionRoom(sessionId)).disconnectSockets(true)
  }
  const closeExpired = () => {
    const openIds = [...io.of('/').sockets.values()].map((socket) => socketData(socket).sessionId)
    return closeExpiredSessions(db, clock, openIds, closeSession)
  }
  const expiryTimer = setInterval(
    () => void closeExpired().catch((error: unknown) => log.error({ err: toLogError(error) }, 'telemetry')),
    expiryCheckMs,
  ).unref()
  return {
    async deliver(event, rooms, userId) {
      if (event.type === 'telemetry.position' || event.type === 'telemetry.batch') return positions.add(event)
      io.to(rooms).emit(event.type, event)
      if (event.type !== 'access.changed' || userId === null) return
      accessChanges.add(userId)
      await removeFromForbiddenRooms(io, db, userId)
    },
    closeSession,
    closeExpired,
    connected: () => io.of('/').sockets.size,
    disconnectAll: () => io.disconnectSockets(true),
    async close() {
      clearInterval(expiryTimer)
      positions.close()
      io.disconnectSockets(true)
      io.engine.close()
    },
  }
}

const connectError = (code: string, message: string) => Object.assign(new Error(message), { data: { code, message } })

/** Accepts the handshake of a socket or rejects it with an error code. */
async function handleHandshake(db: Db, clock: Clock, log: FastifyBaseLogger, socket: Socket, next: (error?: Error) => void): Promise<void> {
  try {
    next(await authenticate(db, clock, socket))
  } catch (error) {
    log.error({ err: toLogError(error) }, 'telemetry')
    next(connectError('ServiceUnavailable', 'The service is not available. Please try again.'))
  }
}

/** Joins the rooms of the user and the session; returns the reason if the socket is rejected. */
async function authenticate(db: Db, clock: Clock, socket: Socket): Promise<Error | undefined> {
  const token: unknown = socket.handshake.auth['token'] ?? socket.handshake.query['token']
  const caller = typeof token === 'string' && token !== '' ? await findCaller(db, clock(), token) : undefined
  if (!caller) return connectError('Unauthorized', 'Please log in again')
  const room = sessionRoom(caller.sessionId)
  // No other socket can join between this check and the join.
  if (!hasRoomForSocket(socket, room)) return connectError('TooManyRequests', 'This session is open too often. Close other tabs.')
  socket.data = { userId: caller.user.id, sessionId: caller.sessionId } satisfies SocketData
  await socket.join([room, userRoom(caller.user.id)])
  return undefined
}

/** Removes the sockets of a user from rooms that the user may no longer be in. */
async function removeFromForbiddenRooms(io: Server, db: Db, userId: string): Promise<void> {
  for (const socket of io.of('/').sockets.values()) {
    if (socketData(socket).userId === userId) await leaveForbiddenRooms(db, socket)
  }
}

async function leaveForbiddenRooms(db: Db, socket: Pick<Socket, 'data' | 'rooms' | 'leave'>): Promise<void> {
  for (const room of await findForbiddenRooms(db, socketData(socket).userId, socket.rooms)) await socket.leave(room)
}

/** Counts the changes of users' access. Forgets a user after a while, when no check of theirs can still be running. */
function countAccessChanges() {
  const counts = new Map<string, number>()
  let total = 0
  return {
    count: (userId: string) => counts.get(userId) ?? 0,
    add(userId: string) {
      total += 1
      counts.delete(userId)
      counts.set(userId, total)
      if (counts.size > rememberedUsers) counts.delete(counts.keys().next().value ?? '')
    },
  }
}

async function acknowledge(ack: unknown, log: FastifyBaseLogger, work: () => Promise<RoomsResult>): Promise<void> {
  const result = await work().catch((error: unknown): RoomsResult => {
    log.error({ err: toLogError(error) }, 'telemetry')
    return { ok: false, joined: [], denied: [], seq: 0 }
  })
  if (typeof ack === 'function') ack(result)
}

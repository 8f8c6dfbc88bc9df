import { inArray, max } from 'drizzle-orm'
import type { Socket } from 'socket.io'
import type { Db } from '../db/database.ts'
import { eventSequences } from '../db/schema/operationTables.ts'
import { checkRoomAccess } from './roomAccess.ts'

/** The acknowledgement of `join-rooms` and `leave-rooms`; `seq` is the organisation's last event number when the rooms were joined. */
export interface RoomsResult {
  ok: boolean
  joined: string[]
  denied: { room: string; code: string }[]
  seq: number
}

const maxRooms = 50
const sessionPrefix = 'session:'

/** The room of the sockets of one session. Clients cannot join it themselves. */
export const sessionRoom = (sessionId: string): string => `${sessionPrefix}${sessionId}`

const maxRoomLength = 128

/** The distinct rooms of a request. */
const uniqueRooms = (rooms: unknown): string[] =>
  Array.isArray(rooms) ? [...new Set(rooms.filter((room) => typeof room === 'string'))] : []

/** How often the access of users has changed, as this server has been told. */
export interface AccessChanges {
  count: (userId: string) => number
}

/** Joins the rooms that the user may be in. */
export async function joinRooms(
  db: Db,
  socket: Pick<Socket, 'join' | 'leave'>,
  userId: string,
  rooms: unknown,
  changes: AccessChanges,
): Promise<RoomsResult> {
  const result: RoomsResult = { ok: true, joined: [], denied: [], seq: 0 }
  const partners = new Set<string>()
  for (const [index, room] of uniqueRooms(rooms).entries()) {
    if (index >= maxRooms || room.length > maxRoomLength) {
      result.denied.push({ room: room.slice(0, maxRoomLength), code: 'ValidationError' })
      continue
    }
    const changesBefore = changes.count(userId)
    let access = await checkRoomAccess(db, userId, room)
    if (access.errorCode === undefined) {
      await socket.join(room)
      // The user may have lost the room between the check and the join, when there was nothing to leave yet.
      if (changes.count(userId) !== changesBefore) access = await checkRoomAccess(db, userId, room)
      if (access.errorCode !== undefined) await socket.leave(room)
    }
    if (access.errorCode === undefined) {
      result.joined.push(room)
      if (access.partner_id !== undefined) partners.add(access.partner_id)
    } else result.denied.push({ room, code: access.errorCode })
  }
  // Read after joining: events up to this number are in the replay, later ones arrive through the rooms.
  return { ...result, ok: result.denied.length === 0, seq: await readLastSequence(db, [...partners]) }
}

async function readLastSequence(db: Db, partnerIds: string[]): Promise<number> {
  if (partnerIds.length === 0) return 0
  const [row] = await db
    .select({ seq: max(eventSequences.seq) })
    .from(eventSequences)
    .where(inArray(eventSequences.partner_id, partnerIds))
  return row?.seq ?? 0
}

/** Leaves rooms, except that of the session. */
export async function leaveRooms(socket: Socket, rooms: unknown): Promise<RoomsResult> {
  for (const room of uniqueRooms(rooms).slice(0, maxRooms))
    if (!room.startsWith(sessionPrefix) && room !== socket.id) await socket.leave(room)
  return { ok: true, joined: [], denied: [], seq: 0 }
}

/** The rooms that the user may no longer be in. */
export async function findForbiddenRooms(db: Db, userId: string, rooms: Iterable<string>): Promise<string[]> {
  const forbidden: string[] = []
  for (const room of rooms)
    if (!room.startsWith(sessionPrefix) && room.includes(':') && (await checkRoomAccess(db, userId, room)).errorCode !== undefined)
      forbidden.push(room)
  return forbidden
}

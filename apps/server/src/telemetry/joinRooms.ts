import { inArray, max } from 'drizzle-orm'
import type { Socket } from 'socket.io'
import type { Db } from '../db/database.ts'
import { eventSequences } from '../db/schema/operationTables.ts'
import { checkRoomAccess } from './roomAccess.ts'

/** The answer to `join-rooms` and `leave-rooms`; `seq` is the last number of the organisation when the rooms were joined. */
export interface RoomsResult {
  ok: boolean
  joined: string[]
  denied: { room: string; code: string }[]
  seq: number
}

const maxRooms = 50
const sessionPrefix = 'session:'

/** The room of the sockets of one session; nobody joins it by asking. */
export const sessionRoom = (sessionId: string): string => `${sessionPrefix}${sessionId}`

const maxRoomLength = 128

/** Each room that is named, once. */
const uniqueRooms = (rooms: unknown): string[] => (Array.isArray(rooms) ? [...new Set(rooms.filter((room) => typeof room === 'string'))] : [])

/** Joins the rooms that the person may be in. */
export async function joinRooms(db: Db, socket: Socket, userId: string, rooms: unknown): Promise<RoomsResult> {
  const ack: RoomsResult = { ok: true, joined: [], denied: [], seq: 0 }
  const partners = new Set<string>()
  for (const [place, room] of uniqueRooms(rooms).entries()) {
    if (place >= maxRooms || room.length > maxRoomLength) {
      ack.denied.push({ room: room.slice(0, maxRoomLength), code: 'ValidationError' })
      continue
    }
    const standing = await checkRoomAccess(db, userId, room)
    if (standing.refused === undefined) {
      await socket.join(room)
      ack.joined.push(room)
      if (standing.partner_id !== undefined) partners.add(standing.partner_id)
    } else ack.denied.push({ room, code: standing.refused })
  }
  // Read after joining: what has this number or a lower one is in the replay, what has a higher one comes by the rooms.
  return { ...ack, ok: ack.denied.length === 0, seq: await lastSequence(db, [...partners]) }
}

async function lastSequence(db: Db, partnerIds: string[]): Promise<number> {
  if (partnerIds.length === 0) return 0
  const [found] = await db
    .select({ seq: max(eventSequences.seq) })
    .from(eventSequences)
    .where(inArray(eventSequences.partner_id, partnerIds))
  return found?.seq ?? 0
}

/** Leaves rooms, but never that of the session. */
export async function leaveRooms(socket: Socket, rooms: unknown): Promise<RoomsResult> {
  for (const room of uniqueRooms(rooms).slice(0, maxRooms)) if (!room.startsWith(sessionPrefix) && room !== socket.id) await socket.leave(room)
  return { ok: true, joined: [], denied: [], seq: 0 }
}

/** Whether a person may still be in all of these rooms. */
export async function findForbiddenRooms(db: Db, userId: string, rooms: Iterable<string>): Promise<{ mustLeave: string[] }> {
  const mustLeave: string[] = []
  for (const room of rooms)
    if (!room.startsWith(sessionPrefix) && room.includes(':') && (await checkRoomAccess(db, userId, room)).refused !== undefined)
      mustLeave.push(room)
  return { mustLeave }
}

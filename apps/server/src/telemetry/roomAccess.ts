import { isRoomPart, canJoinRoom, RequestError, type RoomPart } from '@vehicle-partner/api/server'
import { eq } from 'drizzle-orm'
import { findMembership } from '../auth/authorization.ts'
import type { Db } from '../db/database.ts'
import { vehicles } from '../db/schema/fleetTables.ts'
import { trips } from '../db/schema/tripTables.ts'

/** Either the error code of a denied room, or the organisation whose event sequence the room has. */
export type RoomAccess = { errorCode: string } | { errorCode?: never; partner_id: string | undefined }

/** Whether a user may be in a room, by their current roles. */
export async function checkRoomAccess(db: Db, userId: string, room: string): Promise<RoomAccess> {
  try {
    const parsed = await parseRoom(db, userId, room)
    if (!parsed) return { errorCode: 'NotFound' }
    if (parsed.partner_id === undefined) return { partner_id: undefined }
    const { roles } = await findMembership(db, userId, 'id', parsed.partner_id)
    return canJoinRoom(parsed.part, roles) ? { partner_id: parsed.partner_id } : { errorCode: 'Forbidden' }
  } catch (error) {
    if (error instanceof RequestError) return { errorCode: error.code }
    throw error
  }
}

/** The organisation and the part of it that a room belongs to; undefined if the room does not exist. */
async function parseRoom(db: Db, userId: string, room: string): Promise<{ partner_id?: string; part?: RoomPart } | undefined> {
  const [kind, id = '', part, ...more] = room.split(':')
  // PostgreSQL rejects the character NUL.
  if (more.length > 0 || room.includes('\0')) return undefined
  if (kind === 'partner') return part === undefined ? { partner_id: id } : isRoomPart(part) ? { partner_id: id, part } : undefined
  if (part !== undefined) return undefined
  if (kind === 'user') return id === userId ? {} : undefined
  if (kind === 'trip')
    return partnerRoomPart(await db.select({ partner_id: trips.partner_id }).from(trips).where(eq(trips.id, id)), 'trips')
  if (kind === 'vehicle')
    return partnerRoomPart(await db.select({ partner_id: vehicles.partner_id }).from(vehicles).where(eq(vehicles.id, id)), 'telemetry')
  return undefined
}

const partnerRoomPart = ([row]: { partner_id: string }[], part: RoomPart) => row && { partner_id: row.partner_id, part }

import { isRoomPart, canJoinRoom, RequestError, type RoomPart } from '@vehicle-partner/api/server'
import { eq } from 'drizzle-orm'
import { findMembership } from '../auth/authorization.ts'
import type { Db } from '../db/database.ts'
import { vehicles } from '../db/schema/fleetTables.ts'
import { trips } from '../db/schema/tripTables.ts'

/** Whether somebody may be in a room, and whose sequence its events have. */
export type RoomAccess = { refused: string } | { refused?: never; partner_id: string | undefined }

/** Looks up whether a person may be in a room, by the roles that they have now. */
export async function checkRoomAccess(db: Db, userId: string, room: string): Promise<RoomAccess> {
  try {
    const at = await parseRoom(db, userId, room)
    if (!at) return { refused: 'NotFound' }
    if (at.partner_id === undefined) return { partner_id: undefined }
    const { roles } = await findMembership(db, userId, 'id', at.partner_id)
    return canJoinRoom(at.part, roles) ? { partner_id: at.partner_id } : { refused: 'Forbidden' }
  } catch (error) {
    if (error instanceof RequestError) return { refused: error.code }
    throw error
  }
}

/** Which part of which organisation a room belongs to; undefined when there is no such room. */
async function parseRoom(db: Db, userId: string, room: string): Promise<{ partner_id?: string; part?: RoomPart } | undefined> {
  const [kind, id = '', part, ...more] = room.split(':')
  // No database can hold the character NUL, and so no room has it.
  if (more.length > 0 || room.includes('\0')) return undefined
  if (kind === 'partner') return part === undefined ? { partner_id: id } : isRoomPart(part) ? { partner_id: id, part } : undefined
  if (part !== undefined) return undefined
  if (kind === 'user') return id === userId ? {} : undefined
  if (kind === 'trip') return partnerRoomPart(await db.select({ partner_id: trips.partner_id }).from(trips).where(eq(trips.id, id)), 'trips')
  if (kind === 'vehicle')
    return partnerRoomPart(await db.select({ partner_id: vehicles.partner_id }).from(vehicles).where(eq(vehicles.id, id)), 'telemetry')
  return undefined
}

const partnerRoomPart = ([row]: { partner_id: string }[], part: RoomPart) => row && { partner_id: row.partner_id, part }

import { hasAccess, type MemberAreas } from '../kernel/endpointAccess.ts'
import { roomParts, type RoomPart } from './rooms.ts'

/** The areas that give access to a part's room. */
const areasByPart: Readonly<Record<RoomPart, MemberAreas>> = {
  owner: 'owner',
  trips: ['trips'],
  telemetry: ['trips', 'vehicles'],
  vehicles: ['vehicles'],
  drivers: ['drivers'],
  earnings: ['earnings'],
  members: ['members'],
}

/** Whether roles may join the room of a part, or without a part that of the organisation. */
export function canJoinRoom(part: RoomPart | undefined, roles: readonly string[]): boolean {
  return hasAccess(part === undefined ? 'any' : areasByPart[part], roles)
}

/** The parts whose rooms these roles may join. */
export const listJoinableParts = (roles: readonly string[]): RoomPart[] => roomParts.filter((part) => canJoinRoom(part, roles))

/** The part that decides access to a room. Undefined for personal rooms and unknown names. */
export function readRoomPart(room: string): { part: RoomPart | undefined } | undefined {
  const [kind, , part] = room.split(':')
  if (kind === 'trip') return { part: 'trips' }
  if (kind === 'vehicle') return { part: 'telemetry' }
  if (kind !== 'partner') return undefined
  return part === undefined ? { part } : isRoomPart(part) ? { part } : undefined
}

/** Whether a string is a room part. */
export const isRoomPart = (word: string): word is RoomPart => (roomParts as readonly string[]).includes(word)

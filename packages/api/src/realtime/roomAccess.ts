import { hasAccess, type MemberAreas } from '../kernel/endpointAccess.ts'
import { roomParts, type RoomPart } from './rooms.ts'

/** Any one of these areas opens the part's room; the owner's is open to nobody else. */
const areasByPart: Readonly<Record<RoomPart, MemberAreas>> = {
  owner: 'owner',
  trips: ['trips'],
  telemetry: ['trips', 'vehicles'],
  vehicles: ['vehicles'],
  drivers: ['drivers'],
  earnings: ['earnings'],
  members: ['members'],
}

/** Whether these roles open the room of a part; without one, the room of the whole organisation, which every role opens. */
export function canJoinRoom(part: RoomPart | undefined, roles: readonly string[]): boolean {
  return hasAccess(part === undefined ? 'any' : areasByPart[part], roles)
}

/** The parts whose rooms these roles open. */
export const listJoinableParts = (roles: readonly string[]): RoomPart[] => roomParts.filter((part) => canJoinRoom(part, roles))

/** The part that a room belongs to as far as roles are concerned; undefined for a person's own and for what is no room. */
export function readRoomPart(room: string): { part: RoomPart | undefined } | undefined {
  const [kind, , part] = room.split(':')
  if (kind === 'trip') return { part: 'trips' }
  if (kind === 'vehicle') return { part: 'telemetry' }
  if (kind !== 'partner') return undefined
  return part === undefined ? { part } : isRoomPart(part) ? { part } : undefined
}

/** Whether the word names a part. */
export const isRoomPart = (word: string): word is RoomPart => (roomParts as readonly string[]).includes(word)

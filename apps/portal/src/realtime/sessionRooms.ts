import { listJoinableParts, partnerRoom, userRoom, type Room } from '@vehicle-partner/api/realtime'

/** The rooms of a session: the user's own, and those of the active organisation that the roles open. */
export const listSessionRooms = (userId: string, partnerId: string | undefined, roles: readonly string[]): Room[] => [
  userRoom(userId),
  ...(partnerId === undefined ? [] : [partnerRoom(partnerId), ...listJoinableParts(roles).map((part) => partnerRoom(partnerId, part))]),
]

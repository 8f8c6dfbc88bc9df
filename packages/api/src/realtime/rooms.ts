/** The parts of an organisation that have a room of their own. */
export const roomParts = ['owner', 'trips', 'telemetry', 'vehicles', 'drivers', 'earnings', 'members'] as const
export type RoomPart = (typeof roomParts)[number]

/** What a socket can be in: events are sent to rooms, and who may be in one is a matter of roles. */
export type Room = `user:${string}` | `partner:${string}` | `partner:${string}:${RoomPart}` | `trip:${string}` | `vehicle:${string}`

/** The room of one person, on all their devices. */
export const userRoom = (userId: string): Room => `user:${userId}`

/** The room of an organisation, or of one part of it. */
export const partnerRoom = (partnerId: string, part?: RoomPart): Room =>
  part === undefined ? `partner:${partnerId}` : `partner:${partnerId}:${part}`

/** The room of one trip: those who look at it. */
export const tripRoom = (tripId: string): Room => `trip:${tripId}`

/** The room of one vehicle: those who follow it. */
export const vehicleRoom = (vehicleId: string): Room => `vehicle:${vehicleId}`

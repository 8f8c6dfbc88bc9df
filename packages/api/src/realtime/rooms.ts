/** The parts of an organisation with their own room. */
export const roomParts = ['owner', 'trips', 'telemetry', 'vehicles', 'drivers', 'earnings', 'members'] as const
export type RoomPart = (typeof roomParts)[number]

/** A room that receives events. Roles decide who may join. */
export type Room = `user:${string}` | `partner:${string}` | `partner:${string}:${RoomPart}` | `trip:${string}` | `vehicle:${string}`

/** The room of a user on all devices. */
export const userRoom = (userId: string): Room => `user:${userId}`

/** The room of an organisation or one of its parts. */
export const partnerRoom = (partnerId: string, part?: RoomPart): Room =>
  part === undefined ? `partner:${partnerId}` : `partner:${partnerId}:${part}`

/** The room of viewers of a trip. */
export const tripRoom = (tripId: string): Room => `trip:${tripId}`

/** The room of viewers of a vehicle. */
export const vehicleRoom = (vehicleId: string): Room => `vehicle:${vehicleId}`

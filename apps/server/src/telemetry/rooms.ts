import { Refusal } from '@vehicle-partner/api/contract'
import { canEnter, isOwner, type Area } from '@vehicle-partner/domain'
import { membershipOf } from '../auth/access.ts'
import type { Db } from '../db/database.ts'

/** Rooms of an organisation that need more than membership: any one of the areas opens the room. */
const special: Readonly<Record<string, readonly Area[]>> = {
  trips: ['trips'],
  telemetry: ['trips', 'vehicles'],
  vehicles: ['vehicles'],
  drivers: ['drivers'],
  earnings: ['earnings'],
  members: ['members'],
}

/** Why a person may not be in a room; undefined when they may. */
export async function refusedRoom(db: Db, userId: string, room: string): Promise<string | undefined> {
  const [kind, id = '', part, ...more] = room.split(':')
  if (kind === 'user' && part === undefined) return id === userId ? undefined : 'NotFound'
  if (kind !== 'partner' || more.length > 0) return 'NotFound'
  try {
    const { roles } = await membershipOf(db, userId, 'id', id)
    return roles.length > 0 && opens(part, roles) ? undefined : 'Forbidden'
  } catch (error) {
    if (error instanceof Refusal) return error.code
    throw error
  }
}

function opens(part: string | undefined, roles: readonly string[]): boolean {
  if (part === undefined || isOwner(roles)) return part === undefined || part === 'owner' || Object.hasOwn(special, part)
  return Object.hasOwn(special, part) && (special[part] ?? []).some((area) => canEnter(area, roles))
}

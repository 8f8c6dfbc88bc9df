import type { Area } from '@vehicle-partner/domain'
import { hasAccess } from '../kernel/endpointAccess.ts'
import type { RealtimeEvent } from '../realtime/realtimeEvent.ts'
import { notificationTypes, type NotificationType } from './notification.ts'

/** The areas of a notification group. Owners receive all; an empty list means owners only. */
const areasByGroup: Record<string, readonly Area[]> = {
  document: ['vehicles', 'drivers'],
  kyc: [],
  vehicle: ['vehicles'],
  driver: ['drivers'],
  trip: ['trips'],
  payslip: ['earnings'],
  payout: ['earnings'],
  rate_card: ['earnings'],
  dispute: ['earnings'],
  account: [],
  member: [],
  // Sent to the user who requested it, unless the sender names others.
  report: [],
  system: ['settings'],
}

/** The areas whose members receive a type. The owner type of a document narrows them; company documents are for owners. */
export function notificationAudience(type: NotificationType, about?: string): readonly Area[] {
  const [group = ''] = type.split('.')
  if (group === 'document' && about !== undefined) return about === 'vehicle' ? ['vehicles'] : about === 'driver' ? ['drivers'] : []
  return areasByGroup[group] ?? []
}

/** Whether a member with these roles receives notifications of these areas. */
export function canReceiveNotification(areas: readonly Area[], roles: readonly string[]): boolean {
  return hasAccess(areas, roles)
}

/**
 * Whether a user who received a notification may still read it: their roles may have changed since. A report is its requester's own; a type that
 * is not known here is not read.
 */
export function canReadNotification(
  { type, entity }: { type: string; entity?: { type: string } | null | undefined },
  roles: readonly string[],
): boolean {
  const known = notificationTypes.find((each) => each === type)
  return known === 'report.ready' || (known !== undefined && canReceiveNotification(notificationAudience(known, entity?.type), roles))
}

/** Whether the present roles allow an event that was sent earlier: a notification may be of roles that the user has lost. Rooms decide on others. */
export const canReplayEvent = (event: RealtimeEvent, roles: readonly string[]): boolean =>
  event.type !== 'notification.created' || canReadNotification(event.data, roles)

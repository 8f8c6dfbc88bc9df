import type { Area } from '@vehicle-partner/domain'
import { hasAccess } from '../kernel/endpointAccess.ts'
import type { NotificationType } from './notification.ts'

/** Which parts of the product a notification is about; owners hear of all of them, and of those with an empty list they alone do. */
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
  // One person asked for it and is told, unless the sender says otherwise.
  report: [],
  system: ['settings'],
}

/** The areas whose people are told of a type; a document's owner narrows it (`vehicle` or `driver`, an organisation's own documents are the owner's). */
export function notificationAudience(type: NotificationType, about?: string): readonly Area[] {
  const [group = ''] = type.split('.')
  if (group === 'document' && about !== undefined) return about === 'vehicle' ? ['vehicles'] : about === 'driver' ? ['drivers'] : []
  return areasByGroup[group] ?? []
}

/** Whether somebody with these roles is told of what is about these areas. */
export function canReceiveNotification(areas: readonly Area[], roles: readonly string[]): boolean {
  return hasAccess(areas, roles)
}

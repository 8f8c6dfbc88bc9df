import { documentOwnerTypes, type DocumentOwnerType } from './documentTypes.ts'

/** The partner roles (spec section 6). */
export const roles = [
  'partner_owner',
  'partner_earnings_manager',
  'partner_trip_manager',
  'partner_vehicle_manager',
  'partner_driver_manager',
  'partner_staff',
] as const
export type Role = (typeof roles)[number]

/** Areas of the product that roles give access to (spec section 6). */
export const areas = [
  'dashboard',
  'vehicles',
  'drivers',
  'trips',
  'routes',
  'earnings',
  'settlement',
  'members',
  'settings',
  'audit',
] as const
export type Area = (typeof areas)[number]

/** Any one of these roles gives access; an empty list gives access to every member. */
const requiredRoles: Record<Area, readonly Role[]> = {
  dashboard: ['partner_earnings_manager', 'partner_trip_manager'],
  vehicles: ['partner_vehicle_manager'],
  drivers: ['partner_driver_manager'],
  trips: ['partner_trip_manager'],
  routes: ['partner_trip_manager'],
  earnings: ['partner_earnings_manager'],
  settlement: ['partner_earnings_manager'],
  members: ['partner_staff'],
  settings: [],
  audit: ['partner_owner'],
}

/** Whether these roles include the owner's. Unknown role names are ignored, here and below. */
export function isOwner(roles: readonly string[]): boolean {
  return roles.includes('partner_owner')
}

/** Whether these roles give access to the area; an owner passes every check. */
export function canAccess(area: Area, roles: readonly string[]): boolean {
  return hasAnyRole(requiredRoles[area], roles) || requiredRoles[area].length === 0
}

/** The owners whose documents these roles may see. Those of the organisation itself are open to every member. */
export function listDocumentOwners(roles: readonly string[]): DocumentOwnerType[] {
  return documentOwnerTypes.filter((owner) => owner === 'partner' || canAccess(owner === 'vehicle' ? 'vehicles' : 'drivers', roles))
}

/** Toast for a page that the user may not open (spec section 6). */
export function accessDeniedMessage(title: string): string {
  return `You do not have access to view ${title} page`
}

/** Whether these roles may see money; responses to others omit such fields. */
export function canSeeMoney(roles: readonly string[]): boolean {
  return canAccess('earnings', roles)
}

/** Whether these roles may see the set-up checklist and the KYC status: owners only. */
export function canSeeChecklist(roles: readonly string[]): boolean {
  return isOwner(roles)
}

/** The parts of the dashboard summary that depend on the role. */
export type SummaryPart = 'vehicles' | 'drivers' | 'trips' | 'companyDocs' | 'earnings' | 'settlement'

const summaryRoles: Record<SummaryPart, readonly Role[]> = {
  vehicles: requiredRoles.dashboard,
  drivers: requiredRoles.dashboard,
  trips: requiredRoles.dashboard,
  companyDocs: requiredRoles.dashboard,
  earnings: requiredRoles.earnings,
  settlement: requiredRoles.settlement,
}

/** Whether these roles receive the part; a withheld part is absent from the response, never zero. */
export function canSeeSummaryPart(part: SummaryPart, roles: readonly string[]): boolean {
  return hasAnyRole(summaryRoles[part], roles)
}

function hasAnyRole(any: readonly Role[], roles: readonly string[]): boolean {
  return isOwner(roles) || any.some((role) => roles.includes(role))
}

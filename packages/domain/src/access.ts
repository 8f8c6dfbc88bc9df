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

/** The parts of the product that roles open (spec section 6). */
export const areas = ['dashboard', 'vehicles', 'drivers', 'trips', 'routes', 'earnings', 'settlement', 'members', 'settings'] as const
export type Area = (typeof areas)[number]

/** Any one of these roles opens the area; an empty list is open to every member. */
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
}

/** Whether these roles include the owner's; names that this version does not know are tolerated, here and below. */
export function isOwner(roles: readonly string[]): boolean {
  return roles.includes('partner_owner')
}

/** Whether these roles open the area; an owner passes every check. */
export function canAccess(area: Area, roles: readonly string[]): boolean {
  return hasAnyRole(requiredRoles[area], roles) || requiredRoles[area].length === 0
}

/** What the toast says to somebody who may not see a page (spec section 6). */
export function accessDeniedMessage(title: string): string {
  return `You do not have access to view ${title} page`
}

/** Whether these roles may read amounts of money; answers to others leave such fields out. */
export function canSeeMoney(roles: readonly string[]): boolean {
  return canAccess('earnings', roles)
}

/** Whether these roles may read the set-up checklist and the state of the identity checks: the owner's alone. */
export function canSeeChecklist(roles: readonly string[]): boolean {
  return isOwner(roles)
}

/** The parts of the dashboard's summary that may be withheld from a role. */
export type SummaryPart = 'vehicles' | 'drivers' | 'trips' | 'companyDocs' | 'earnings' | 'settlement'

const summaryRoles: Record<SummaryPart, readonly Role[]> = {
  vehicles: requiredRoles.dashboard,
  drivers: requiredRoles.dashboard,
  trips: requiredRoles.dashboard,
  companyDocs: requiredRoles.dashboard,
  earnings: requiredRoles.earnings,
  settlement: requiredRoles.settlement,
}

/** Whether a summary for these roles carries the part; what is withheld is absent from the answer, never zero. */
export function canSeeSummaryPart(part: SummaryPart, roles: readonly string[]): boolean {
  return hasAnyRole(summaryRoles[part], roles)
}

function hasAnyRole(any: readonly Role[], roles: readonly string[]): boolean {
  return isOwner(roles) || any.some((role) => roles.includes(role))
}

/** The partner roles (spec section 6). A server may know more; those open nothing here. */
export const roles = [
  'partner_owner',
  'partner_earnings_manager',
  'partner_trip_manager',
  'partner_vehicle_manager',
  'partner_driver_manager',
  'partner_staff',
] as const
export type Role = (typeof roles)[number]

/** The parts of the portal that roles open; `settings` is open to every member. */
export const areas = ['dashboard', 'vehicles', 'drivers', 'trips', 'routes', 'earnings', 'settlement', 'members', 'settings'] as const
export type Area = (typeof areas)[number]

/** The roles that open an area, any one of them (spec section 6); none means every member. */
const keys: Record<Area, readonly Role[]> = {
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

/** Whether the roles are an owner's, who passes every check. */
export const isOwner = (held: readonly string[]): boolean => held.includes('partner_owner')

/** Whether any of the roles opens the area. */
export function canEnter(area: Area, held: readonly string[]): boolean {
  return isOwner(held) || keys[area].length === 0 || keys[area].some((role) => held.includes(role))
}

/** Whether money may be shown; without it money is left out of answers, never sent as zero. */
export const seesMoney = (held: readonly string[]): boolean => canEnter('earnings', held)

/** The checklist and the state of the verification are the owner's alone. */
export const seesChecklist = isOwner

/** A part of the dashboard summary: trips, vehicles and drivers are counted for everybody who sees it, money is not. */
export type SummaryPart = 'counts' | 'money' | 'setUp'

/** Whether the roles may read a part of the dashboard summary. */
export function seesSummary(part: SummaryPart, held: readonly string[]): boolean {
  if (!canEnter('dashboard', held)) return false
  return part === 'counts' || (part === 'money' ? seesMoney(held) : seesChecklist(held))
}

/** The toast for a page that none of the roles opens (spec section 6), byte for byte. */
export const deniedMessage = (title: string): string => `You do not have access to view ${title} page`

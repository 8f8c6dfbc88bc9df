import { canAccess } from '@vehicle-partner/domain'

/** The owners whose documents the view shows. The company's own documents have their page. */
export type FleetOwner = 'vehicle' | 'driver'
export const fleetOwners = ['vehicle', 'driver'] as const satisfies readonly FleetOwner[]

/** The documents of a page of renewals. Their owners are named in one request, and the contract allows no more of them. */
export const renewalsPageSize = 50

/** The owners whose documents these roles may see. */
export const listVisibleOwners = (roles: readonly string[]): FleetOwner[] =>
  fleetOwners.filter((owner) => canAccess(owner === 'vehicle' ? 'vehicles' : 'drivers', roles))

/**
 * The owners that the view shows: those that the address names and the roles may see. Without any, the vehicles' page shows the whole
 * fleet, and the drivers' page the drivers.
 */
export function chooseOwners(page: FleetOwner, named: readonly string[], visible: readonly FleetOwner[]): FleetOwner[] {
  const chosen = visible.filter((owner) => named.includes(owner))
  if (chosen.length > 0) return chosen
  return page === 'driver' ? ['driver'] : [...visible]
}

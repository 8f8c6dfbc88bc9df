import { contract, hasAccess, type AnyEndpoint } from '@vehicle-partner/api/contract'
import { canSeeMoney, type Role } from '@vehicle-partner/domain'

/** A part of the product, with the calls whose access rules say who sees and who changes it. */
interface Part {
  name: string
  /** The name for roles that see it without money. */
  nameWithoutMoney?: string
  /** Without it only what changes it names it. */
  see?: AnyEndpoint
  change?: AnyEndpoint
}

const parts: readonly Part[] = [
  { name: 'dashboard', nameWithoutMoney: 'dashboard without money', see: contract.partners.summary },
  { name: 'vehicles and their documents', see: contract.vehicles.list, change: contract.vehicles.update },
  { name: 'drivers and their documents', see: contract.drivers.list, change: contract.drivers.update },
  { name: 'who drives what', change: contract.vehicles.setDriver },
  { name: 'names of vehicles and drivers', see: contract.lookups.vehicles },
  { name: 'trips', see: contract.trips.list, change: contract.trips.assign },
  { name: 'routes', see: contract.routes.list, change: contract.routes.interest },
  { name: 'passenger lists', see: contract.manifest.list, change: contract.manifest.tick },
  { name: 'earnings with payslips and payouts', see: contract.earnings.list },
  { name: 'costs', see: contract.costConfigurations.get, change: contract.costConfigurations.set },
  { name: 'settlement accounts', see: contract.settlementAccounts.list, change: contract.settlementAccounts.add },
  { name: 'members and invitations', see: contract.members.list, change: contract.members.invite },
  { name: 'company information', see: contract.partners.get, change: contract.partners.update },
  { name: 'audit log', see: contract.audit.list },
]

const canCall = (endpoint: AnyEndpoint | undefined, role: Role) =>
  endpoint?.access.who === 'member' && hasAccess(endpoint.access.areas, [role])

const sentenceCase = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** What a role sees and changes, in words. */
export interface RoleRights {
  sees: string
  changes: string
}

const all = { sees: parts.filter(({ see }) => see).length, changes: parts.filter(({ change }) => change).length }

/** What a member with this role alone sees and changes, from the access rules that the server checks. */
export function describeRoleRights(role: Role): RoleRights {
  const nameOf = ({ name, nameWithoutMoney = name }: Part) => (canSeeMoney([role]) ? name : nameWithoutMoney)
  const describe = (names: readonly string[], count: number) =>
    names.length === count ? 'Everything' : sentenceCase(names.join(', ') || 'nothing')
  return {
    sees: describe(parts.filter(({ see }) => canCall(see, role)).map(nameOf), all.sees),
    changes: describe(parts.filter(({ change }) => canCall(change, role)).map(nameOf), all.changes),
  }
}

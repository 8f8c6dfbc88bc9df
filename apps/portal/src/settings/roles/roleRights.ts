import { hasAccess } from '@vehicle-partner/api/contract'
import { canSeeMoney, type Area, type Role } from '@vehicle-partner/domain'

/** A call, and the members who may make it. The contract has the same (roleRights.test.ts); here it loads no schemas. */
type Right = readonly [call: string, areas: readonly Area[] | 'owner' | 'any']

/** A part of the product, with the calls whose access rules say who sees and who changes it. */
interface Part {
  name: string
  /** The name for roles that see it without money. */
  nameWithoutMoney?: string
  /** Without it only what changes it names it. */
  see?: Right
  change?: Right
}

export const productParts: readonly Part[] = [
  { name: 'dashboard', nameWithoutMoney: 'dashboard without money', see: ['partners.summary', ['dashboard']] },
  { name: 'vehicles and their documents', see: ['vehicles.list', ['vehicles']], change: ['vehicles.update', ['vehicles']] },
  { name: 'drivers and their documents', see: ['drivers.list', ['drivers']], change: ['drivers.update', ['drivers']] },
  { name: 'who drives what', change: ['vehicles.setDriver', ['vehicles', 'drivers']] },
  { name: 'names of vehicles and drivers', see: ['lookups.vehicles', ['vehicles', 'drivers', 'trips', 'earnings']] },
  { name: 'trips', see: ['trips.list', ['trips']], change: ['trips.assign', ['trips']] },
  { name: 'routes', see: ['routes.list', ['routes']], change: ['routes.interest', ['routes']] },
  { name: 'passenger lists', see: ['manifest.list', ['trips']], change: ['manifest.tick', ['trips']] },
  { name: 'earnings with payslips and payouts', see: ['earnings.list', ['earnings']] },
  { name: 'costs', see: ['costConfigurations.get', ['earnings']], change: ['costConfigurations.set', ['earnings']] },
  { name: 'settlement accounts', see: ['settlementAccounts.list', ['settlement']], change: ['settlementAccounts.add', 'owner'] },
  { name: 'members and invitations', see: ['members.list', ['members']], change: ['members.invite', 'owner'] },
  { name: 'company information', see: ['partners.get', 'any'], change: ['partners.update', 'owner'] },
  { name: 'audit log', see: ['audit.list', 'owner'] },
]

const canCall = (right: Right | undefined, role: Role) => right !== undefined && hasAccess(right[1], [role])

const sentenceCase = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** What a role sees and changes, in words. */
export interface RoleRights {
  sees: string
  changes: string
}

const all = { sees: productParts.filter(({ see }) => see).length, changes: productParts.filter(({ change }) => change).length }

/** What a member with this role alone sees and changes, from the access rules that the server checks. */
export function describeRoleRights(role: Role): RoleRights {
  const nameOf = ({ name, nameWithoutMoney = name }: Part) => (canSeeMoney([role]) ? name : nameWithoutMoney)
  const describe = (names: readonly string[], count: number) =>
    names.length === count ? 'Everything' : sentenceCase(names.join(', ') || 'nothing')
  return {
    sees: describe(productParts.filter(({ see }) => canCall(see, role)).map(nameOf), all.sees),
    changes: describe(productParts.filter(({ change }) => canCall(change, role)).map(nameOf), all.changes),
  }
}

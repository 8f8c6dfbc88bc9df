import type { ItemKind, PartnerLocator } from '../kernel/access.ts'
import type { World, WorldOrganization } from './world.ts'

type Finder = (organization: WorldOrganization, id: string, world: World) => boolean

/** Whether an organisation of the world has the item. A kind gets its line as soon as a call names an organisation by it. */
export const finders: Partial<Record<ItemKind, Finder>> = {
  settlementAccount: ({ settlementAccounts }, id) => settlementAccounts.some((account) => account.id === id),
}

/** The organisation that a call names; undefined when there is none. */
export function located(world: World, by: PartnerLocator['by'], key: string): WorldOrganization | undefined {
  return Object.values(world.organizations).find((organization) =>
    by === 'id' || by === 'account_sid' ? organization[by] === key : finders[by]?.(organization, key, world),
  )
}

import * as z from 'zod/mini'
import type { PortalDependencies } from '../session/PortalDependencies.ts'
import { recentSearchesKey } from '../session/sessionManager.ts'

/** The groups of what the server finds, beside pages. */
export const foundGroups = ['vehicles', 'drivers', 'trips', 'routes', 'payslips', 'payouts'] as const
export type FoundGroup = (typeof foundGroups)[number]

/**
 * What the user has chosen in the search: a page or an action by its id, or what the server has found with its name. Never people: their
 * names and phones stay on the server.
 */
const RecentSearch = z.object({
  id: z.string(),
  found: z.optional(z.object({ group: z.enum(foundGroups), label: z.string(), link: z.string() })),
})
export type RecentSearch = z.output<typeof RecentSearch>

/** A change of these schemas needs another version. */
const Kept = z.object({ version: z.literal(1), user: z.string(), organizations: z.record(z.string(), z.array(RecentSearch)) })

const maxCount = 5

interface Reader {
  storage: Pick<PortalDependencies['storage'], 'getItem' | 'setItem'>
  userId: string
  partnerId: string
}

function readKept({ storage, userId }: Reader): z.output<typeof Kept> {
  const none = { version: 1 as const, user: userId, organizations: {} }
  try {
    const kept = Kept.safeParse(JSON.parse(storage.getItem(recentSearchesKey) ?? 'null')).data
    return kept?.user === userId ? kept : none
  } catch {
    return none // Private windows throw, and a damaged text counts as none.
  }
}

/** What this user has chosen in this organisation, the latest first. */
export const readRecentSearches = (reader: Reader): RecentSearch[] => readKept(reader).organizations[reader.partnerId] ?? []

/** Keeps a choice on this device until the user logs out. Those of another user are replaced. */
export function keepRecentSearch(reader: Reader, chosen: RecentSearch): void {
  if (chosen.found?.group === 'drivers') return
  const kept = readKept(reader)
  const earlier = (kept.organizations[reader.partnerId] ?? []).filter(({ id }) => id !== chosen.id)
  const organizations = { ...kept.organizations, [reader.partnerId]: [chosen, ...earlier].slice(0, maxCount) }
  try {
    reader.storage.setItem(recentSearchesKey, JSON.stringify({ ...kept, organizations }))
  } catch {
    // Private windows and full storages throw: nothing is kept.
  }
}

import type { Api } from '@vehicle-partner/api'
import { canOpenLink, formatMonth, listSearchPages, type SearchPage } from '@vehicle-partner/domain'
import type { CommandAction } from '@vehicle-partner/ui'
import { ArrowRight, Bus, FileText, IdCard, Plus, Route, Wallet, Waypoints } from 'lucide-react'
import type { ReactNode } from 'react'
import { foundGroups, type FoundGroup, type RecentSearch } from './recentSearches.ts'

type SearchGroups = Awaited<ReturnType<Api['search']['find']>>['data']

const groups: Readonly<Record<FoundGroup, { label: string; icon: ReactNode }>> = {
  vehicles: { label: 'Vehicles', icon: <Bus /> },
  drivers: { label: 'Drivers', icon: <IdCard /> },
  trips: { label: 'Trips', icon: <Route /> },
  routes: { label: 'Routes', icon: <Waypoints /> },
  payslips: { label: 'Payslips', icon: <FileText /> },
  payouts: { label: 'Payouts', icon: <Wallet /> },
}

/** The second line of a result: a payslip has the first day of its month, a payout its status. */
function describeHit(group: string, sub: string | null): string | undefined {
  if (sub === null) return undefined
  if (group === 'payslips') return /^\d{4}-\d{2}-\d{2}$/.test(sub) ? formatMonth(sub) : sub
  return group === 'payouts' ? sub.charAt(0).toUpperCase() + sub.slice(1).replaceAll('_', ' ') : sub
}

const toAction = ({ label, link, kind, words }: SearchPage): CommandAction => ({
  id: link,
  label,
  section: kind === 'action' ? 'Actions' : 'Pages',
  keywords: words.split(' '),
  icon: kind === 'action' ? <Plus /> : <ArrowRight />,
  href: link,
})

/** What these roles may begin, and the pages that they may open. */
export const createPageActions = (roles: readonly string[]): CommandAction[] => {
  const pages = listSearchPages(roles)
  return [...pages.filter(({ kind }) => kind === 'action'), ...pages.filter(({ kind }) => kind === 'page')].map(toAction)
}

/** What the server has found. Its pages are left out: they are there already. A result that the roles do not open is left out, too. */
export const createFoundActions = (found: SearchGroups, roles: readonly string[]): CommandAction[] =>
  found.flatMap(({ group, hits }) => {
    const known = foundGroups.find((each) => each === group)
    if (known === undefined) return []
    const { label: section, icon } = groups[known]
    return hits
      .filter(({ link }) => canOpenLink(link, roles))
      .map(({ id, label, sub, link }) => {
        const description = describeHit(group, sub)
        return { id, label, section, icon, href: link, ...(description === undefined ? {} : { description }) }
      })
  })

/** What the server has found before, for the list of recent choices. */
export const createRecentActions = (recent: readonly RecentSearch[], roles: readonly string[]): CommandAction[] =>
  recent.flatMap(({ id, found }) => (found ? createFoundActions([{ group: found.group, hits: [{ id, sub: null, ...found }] }], roles) : []))

/** How a chosen action is kept; undefined for one that the server has not found. */
export function describeFound({ section, label, href }: CommandAction): RecentSearch['found'] {
  const group = foundGroups.find((each) => groups[each].label === section)
  return group === undefined || href === undefined ? undefined : { group, label, link: href }
}

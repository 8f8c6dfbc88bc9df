import { isOwner } from './access.ts'
import { canOpenLink } from './pathMatching.ts'
import { paths } from './paths.ts'
import { matchesSearch } from './textSearch.ts'

/** A page of the portal as the search offers it. */
export interface SearchPage {
  label: string
  link: string
  /** `action` begins something new. */
  kind: 'page' | 'action'
  /** Additional search words. */
  words: string
}

const pages: readonly (SearchPage & { isForOwners?: true })[] = [
  { label: 'Dashboard', link: paths.dashboard(), kind: 'page', words: 'home overview figures' },
  { label: 'Vehicles', link: paths.vehicles(), kind: 'page', words: 'fleet buses cars' },
  { label: 'Add vehicle', link: paths.addVehicle(), kind: 'action', words: 'new bus car' },
  { label: 'Vehicle documents', link: paths.vehicles({ view: 'documents' }), kind: 'page', words: 'papers expiry renew' },
  { label: 'Drivers', link: paths.drivers(), kind: 'page', words: 'people' },
  { label: 'Add driver', link: paths.addDriver(), kind: 'action', words: 'new person' },
  { label: 'Driver documents', link: paths.drivers({ view: 'documents' }), kind: 'page', words: 'papers licence expiry renew' },
  { label: 'Trips', link: paths.trips(), kind: 'page', words: 'journeys manifest' },
  { label: 'Routes', link: paths.routes(), kind: 'page', words: 'lines stops' },
  { label: 'Earnings', link: paths.earnings(), kind: 'page', words: 'money income' },
  { label: 'Payslips', link: paths.payslips(), kind: 'page', words: 'money statement' },
  { label: 'Past payouts', link: paths.payouts(), kind: 'page', words: 'money bank paid' },
  { label: 'Cost configuration', link: paths.costConfiguration(), kind: 'page', words: 'costs profit' },
  { label: 'Settlement account', link: paths.settlementAccounts(), kind: 'page', words: 'bank account' },
  {
    label: 'Add settlement account',
    link: paths.addSettlementAccount(),
    kind: 'action',
    words: 'new bank account payout',
    isForOwners: true,
  },
  { label: 'Members', link: paths.members(), kind: 'page', words: 'team invite roles' },
  { label: 'Invite a member', link: paths.members({ member: 'new' }), kind: 'action', words: 'new team add person', isForOwners: true },
  { label: 'Roles', link: paths.roles(), kind: 'page', words: 'permissions access' },
  { label: 'Audit log', link: paths.auditLog(), kind: 'page', words: 'history changes who activity' },
  { label: 'Profile', link: paths.profile(), kind: 'page', words: 'settings name password notifications' },
  { label: 'Import vehicles', link: paths.vehicles({ view: 'import' }), kind: 'page', words: 'csv excel spreadsheet list upload' },
  { label: 'Import drivers', link: paths.drivers({ view: 'import' }), kind: 'page', words: 'csv excel spreadsheet list upload' },
]

/** The pages and actions that these roles may use, in the order of the menu. */
export const listSearchPages = (roles: readonly string[]): SearchPage[] =>
  pages.flatMap(({ isForOwners, ...page }) => (canOpenLink(page.link, roles) && (!isForOwners || isOwner(roles)) ? [page] : []))

/** Those that match a search text, by name or by their additional words. */
export const findSearchPages = (roles: readonly string[], search: string): SearchPage[] =>
  listSearchPages(roles).filter(({ label, words }) => matchesSearch(search, [label, words]))

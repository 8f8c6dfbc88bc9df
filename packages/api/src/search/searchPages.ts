import { canOpenLink, matchesSearch, paths } from '@vehicle-partner/domain'
import { searchLimit, type SearchHit } from './search.contract.ts'

/** Pages of the portal with additional search words. */
const pages: readonly { label: string; link: string; words: string }[] = [
  { label: 'Dashboard', link: paths.dashboard(), words: 'home overview figures' },
  { label: 'Vehicles', link: paths.vehicles(), words: 'fleet buses cars' },
  { label: 'Add vehicle', link: paths.addVehicle(), words: 'new bus car' },
  { label: 'Vehicle documents', link: paths.vehicles({ view: 'documents' }), words: 'papers expiry renew' },
  { label: 'Drivers', link: paths.drivers(), words: 'people' },
  { label: 'Add driver', link: paths.addDriver(), words: 'new person' },
  { label: 'Driver documents', link: paths.drivers({ view: 'documents' }), words: 'papers licence expiry renew' },
  { label: 'Trips', link: paths.trips(), words: 'journeys manifest' },
  { label: 'Routes', link: paths.routes(), words: 'lines stops' },
  { label: 'Earnings', link: paths.earnings(), words: 'money income' },
  { label: 'Payslips', link: paths.payslips(), words: 'money statement' },
  { label: 'Past payouts', link: paths.payouts(), words: 'money bank paid' },
  { label: 'Cost configuration', link: paths.costConfiguration(), words: 'costs profit' },
  { label: 'Settlement account', link: paths.settlementAccounts(), words: 'bank account' },
  { label: 'Members', link: paths.members(), words: 'team invite roles' },
  { label: 'Audit log', link: paths.auditLog(), words: 'history changes who activity' },
  { label: 'Profile', link: paths.profile(), words: 'settings name password' },
]

/** The matching pages that these roles may open. */
export function findPages(roles: readonly string[], search: string): SearchHit[] {
  return pages
    .filter(({ label, link, words }) => canOpenLink(link, roles) && matchesSearch(search, [label, words]))
    .slice(0, searchLimit)
    .map(({ label, link }) => ({ id: link, label, sub: null, link }))
}

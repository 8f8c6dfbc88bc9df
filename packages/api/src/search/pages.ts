import { canAccess, matchesSearch, type Area } from '@vehicle-partner/domain'
import { searchLimit, type SearchHit } from './search.contract.ts'

/** Pages and actions of the portal, with the area that opens them and other words for them. */
const pages: readonly { area: Area; label: string; link: string; words: string }[] = [
  { area: 'dashboard', label: 'Dashboard', link: '/dashboard', words: 'home overview figures' },
  { area: 'vehicles', label: 'Vehicles', link: '/vehicles', words: 'fleet buses cars' },
  { area: 'vehicles', label: 'Add vehicle', link: '/vehicles/add-vehicle', words: 'new bus car' },
  { area: 'vehicles', label: 'Papers of vehicles', link: '/vehicles?view=papers', words: 'documents expiry renew' },
  { area: 'drivers', label: 'Drivers', link: '/drivers', words: 'people' },
  { area: 'drivers', label: 'Add driver', link: '/drivers/add-driver', words: 'new person' },
  { area: 'drivers', label: 'Papers of drivers', link: '/drivers?view=papers', words: 'documents licence expiry renew' },
  { area: 'trips', label: 'Trips', link: '/trips', words: 'journeys manifest' },
  { area: 'routes', label: 'Routes', link: '/routes', words: 'lines stops' },
  { area: 'earnings', label: 'Earnings', link: '/earnings', words: 'money income' },
  { area: 'earnings', label: 'Payslips', link: '/earnings/payslip', words: 'money statement' },
  { area: 'earnings', label: 'Past payouts', link: '/earnings/past-payout', words: 'money bank paid' },
  { area: 'earnings', label: 'Cost configuration', link: '/earnings/cost-configuration', words: 'costs profit' },
  { area: 'settlement', label: 'Settlement account', link: '/settings/accounts', words: 'bank account' },
  { area: 'members', label: 'Members', link: '/settings/members', words: 'team invite roles' },
  { area: 'settings', label: 'Profile', link: '/settings', words: 'settings name password' },
]

/** The pages and actions that these roles may open and that are called so. */
export function pagesFor(roles: readonly string[], search: string): SearchHit[] {
  return pages
    .filter(({ area, label, words }) => canAccess(area, roles) && matchesSearch(search, [label, words]))
    .slice(0, searchLimit)
    .map(({ label, link }) => ({ id: link, label, sub: null, link }))
}

/** The amount in kobo that somebody looks for: '42000', '42,000' or '₦42,000.50'; undefined when it is none. */
export function amountIn(search: string): number | undefined {
  const digits = /^₦?\s?(\d{1,3}(?:,\d{3})+|\d{1,13})(?:\.(\d{1,2}))?$/.exec(search.trim())
  if (!digits) return undefined
  return Number(digits[1]?.replaceAll(',', '')) * 100 + Number((digits[2] ?? '').padEnd(2, '0'))
}

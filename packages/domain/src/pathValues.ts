import { roles } from './access.ts'
import { complianceStatuses } from './compliance.ts'
import { driverStatuses, vehicleStatuses } from './fleetStatuses.ts'
import { memberStatuses } from './members.ts'
import type { AllowedValues, PageName } from './paths.ts'
import { tripGroups } from './trips.ts'

/** The shared query of a list: the search text, and a finished export to offer. */
const list = { search: 'text', report: 'text' } as const

/** The query of `view=documents`: its tab, whose documents, and the month of the calendar. */
const documentsView = { tab: ['renewals', 'calendar', 'costs'], owner_type: 'text', month: 'text' } as const

/** The values of a page without parameters and queries. */
export const noValues = {}

/** The values of parameters and queries, by page. Apart from `paths`, so that public pages load only the paths. */
export const pathValues = {
  login: { redirect: 'text' },
  organization: { redirect: 'text' },
  resetPassword: { type: ['user'] },
  redirect: { token: 'text', path: 'text' },
  acceptInvite: { code: 'text' },
  getStarted: {
    type: ['company', 'individual'],
    state: ['company', 'identity', 'address'],
    mode: 'text',
  },
  citySelection: { progress: ['true'] },
  dashboard: { period: 'text', report: 'text' },
  /** `document` opens the form of this document type. */
  companyDocuments: { document: 'text' },
  verification: { state: ['identity', 'address'] },
  vehicles: {
    ...list,
    view: ['table', 'cards', 'documents', 'import'],
    ...documentsView,
    status: vehicleStatuses,
    driver: ['assigned', 'unassigned'],
    compliance: complianceStatuses,
    needs_attention: ['1'],
    without_trips: ['1'],
  },
  vehicle: { tab: ['information', 'trips', 'documents', 'earnings', 'live', 'history'], group: tripGroups },
  drivers: {
    ...list,
    view: ['table', 'documents', 'import'],
    ...documentsView,
    vehicle: ['assigned', 'unassigned'],
    status: driverStatuses,
    compliance: complianceStatuses,
    needs_attention: ['1'],
  },
  /** `document` opens the document of this type. */
  driver: { tab: ['information', 'trips', 'documents', 'performance', 'history'], document: 'text', group: tripGroups },
  trips: {
    ...list,
    group: tripGroups,
    status: 'text',
    needs_action: ['1'],
    view: ['day'],
    day: 'text',
    from: 'text',
    to: 'text',
    route_id: 'text',
    vehicle_id: 'text',
    driver_id: 'text',
  },
  trip: { tab: ['information', 'manifest'] },
  /** `change` opens the choice of another vehicle and driver. */
  upcomingTrip: { change: ['1'] },
  routes: { ...list },
  /** `line` opens one earning. */
  earnings: {
    ...list,
    view: ['lines'],
    line: 'text',
    period: 'text',
    from: 'text',
    to: 'text',
    type: 'text',
    payslip_id: 'text',
    vehicle_id: 'text',
    disputed: ['1'],
  },
  vehicleEarnings: { period: 'text', from: 'text', to: 'text' },
  /** The costs of one vehicle type. */
  costConfiguration: { vehicle_type: 'text' },
  /** `payout` opens one payout. */
  payouts: { ...list, tab: ['upcoming', 'paid', 'problem'], payout: 'text' },
  payslips: { ...list },
  /** `section` is shown and gets the focus. */
  profile: { section: ['notifications'] },
  /** `member` opens the panel of one member, `new` the one that invites. */
  members: { ...list, member: 'text', role: roles, status: memberStatuses },
  /** `entry` opens one entry; the entries of one entity have its type and id. */
  auditLog: { ...list, entry: 'text', entity_type: 'text', entity_id: 'text' },
} as const satisfies Readonly<Partial<Record<PageName, Readonly<Record<string, AllowedValues>>>>>

import type { AccessRule } from './routeAccess.ts'
import type { Compliance } from './compliance.ts'
import type { TripGroup } from './trips.ts'

/** What a parameter or a query value may be: one of these words, or any text. */
type Values = readonly string[] | 'text'

type ParameterNames<Pattern extends string> = Pattern extends `${string}/:${infer Name}/${infer Rest}`
  ? Name | ParameterNames<`/${Rest}`>
  : Pattern extends `${string}/:${infer Name}`
    ? Name
    : never
type RequiredName<Pattern extends string> = Exclude<ParameterNames<Pattern>, `${string}?`>
type ValueOf<Allowed, Name> = Name extends keyof Allowed ? (Allowed[Name] extends readonly (infer Word)[] ? Word : string) : string

/** What a page's address is made of: the parameters of its pattern, and its query. A list stands for a repeated query value. */
export type PathValues<Pattern extends string, Allowed> = {
  [Name in RequiredName<Pattern>]: ValueOf<Allowed, Name>
} & {
  [Name in Exclude<ParameterNames<Pattern>, RequiredName<Pattern>> as Name extends `${infer Bare}?` ? Bare : never]?:
    | ValueOf<Allowed, Name extends `${infer Bare}?` ? Bare : never>
    | undefined
} & {
  [Name in Exclude<keyof Allowed, ParameterNames<Pattern> | BareNames<Pattern>>]?:
    | ValueOf<Allowed, Name>
    | readonly ValueOf<Allowed, Name>[]
    | undefined
}
type BareNames<Pattern extends string> = ParameterNames<Pattern> extends infer Name ? (Name extends `${infer Bare}?` ? Bare : Name) : never

/** A page of the portal: call it to build a link to the page, encoded, from the root of the site. */
export interface Page<
  Pattern extends string = string,
  Allowed extends Readonly<Record<string, Values>> = Readonly<Record<string, Values>>,
> {
  (
    ...values: [RequiredName<Pattern>] extends [never] ? [values?: PathValues<Pattern, Allowed>] : [values: PathValues<Pattern, Allowed>]
  ): string
  /** As the router writes it: `:name` for a parameter, `:name?` for one that may be absent. */
  readonly pattern: Pattern
  /** Who may open the page. */
  readonly access: AccessRule
  /** The words that parameters and query values may have. */
  readonly allowed: Allowed
}

/** Of a page whose address has no words to choose from. */
const noValues = {}

function page<const Pattern extends string, const Allowed extends Readonly<Record<string, Values>> = typeof noValues>(
  pattern: Pattern,
  access: AccessRule,
  allowed: Allowed = noValues as Allowed, // the default of `Allowed`
): Page<Pattern, Allowed> {
  const build = (values: Readonly<Record<string, string | readonly string[] | undefined>> = {}): string => {
    const inPath = new Set<string>()
    const path = pattern.replace(/\/:(\w+)\??/g, (_, name: string) => {
      inPath.add(name)
      const value = values[name]
      return typeof value === 'string' ? `/${encodeURIComponent(value)}` : ''
    })
    const query = Object.entries(values).flatMap(([name, value = []]) =>
      inPath.has(name) ? [] : [value].flat().map((each) => `${name}=${encodeURIComponent(each)}`),
    )
    return query.length === 0 ? path : `${path}?${query.join('&')}`
  }
  return Object.assign(build, { pattern, access, allowed })
}

// Written out, so that public pages, which need the paths, do not load the rules of vehicles and trips.
const compliance = ['expired', 'rejected', 'missing', 'under_review', 'expiring', 'complete'] as const satisfies readonly Compliance[]
const tripGroups = ['upcoming', 'active', 'history'] as const satisfies readonly TripGroup[]

/** The shared query of a list: which part is shown, and a finished export to offer. */
const list = { search: 'text', report: 'text' } as const

/**
 * Every page of the portal (spec section 2, and the pages that this product adds), once: its path, who may open it, its
 * parameters, tabs and queries. Router, links, notifications and messages are made from it, and no other file writes a path.
 */
export const paths = {
  landing: page('/', 'guest'),
  login: page('/login', 'guest', { redirect: 'text' }),
  forgotPassword: page('/forgot-password', 'guest'),
  resetPassword: page('/password/:token', 'open', { type: ['user'] }),
  register: page('/register', 'guest'),
  redirect: page('/redirect', 'open', { token: 'text', path: 'text' }),
  faq: page('/faq', 'open'),
  invitations: page('/invitations', 'open'),
  acceptInvite: page('/accept-invite', 'open', { code: 'text' }),
  confirmEmail: page('/confirm-email/:token', 'open'),

  welcome: page('/welcome', 'onboarding'),
  getStarted: page('/get-started/:type?', 'onboarding', {
    type: ['company', 'individual'],
    state: ['identity', 'address'],
    mode: 'text',
  }),
  citySelection: page('/city-selection', 'onboarding', { progress: ['true'] }),
  organization: page('/organization', 'login'),

  dashboard: page('/dashboard', 'dashboard', { period: 'text', report: 'text' }),
  companyDocuments: page('/dashboard/company-kyc', 'dashboard'),
  verification: page('/dashboard/start-kyc/:id', 'dashboard', { state: ['identity', 'address'] }),

  vehicles: page('/vehicles', 'vehicles', {
    ...list,
    view: ['table', 'cards', 'documents'],
    compliance,
    needs_attention: ['1'],
  }),
  addVehicle: page('/vehicles/add-vehicle', 'vehicles'),
  editVehicle: page('/vehicles/:vehicleId/edit', 'vehicles'),
  /** `documentId` is a document type where there is no document of it yet. */
  vehicleDocument: page('/vehicles/:vehicleId/edit/document/:documentId', 'vehicles'),
  vehicle: page('/vehicles/details/:vehicleId/:tab?', 'vehicles', { tab: ['information', 'trips', 'documents'] }),

  drivers: page('/drivers', 'drivers', {
    ...list,
    view: ['table', 'documents'],
    compliance,
    needs_attention: ['1'],
  }),
  addDriver: page('/drivers/add-driver', 'drivers'),
  editDriver: page('/drivers/:driverId/edit', 'drivers'),
  /** `document` opens the document of this type. */
  driver: page('/drivers/details/:driverId/:tab?', 'drivers', { tab: ['information', 'trips', 'documents'], document: 'text' }),

  trips: page('/trips', 'trips', {
    ...list,
    group: tripGroups,
    status: 'text',
    needs_action: ['1'],
    vehicle_id: 'text',
    driver_id: 'text',
  }),
  trip: page('/trips/details/:tripId/:tab?', 'trips', { tab: ['information', 'manifest'] }),
  upcomingTrip: page('/trips/information/upcoming/:tripId', 'trips'),

  routes: page('/routes', 'routes', { ...list }),
  route: page('/routes/details/:routeId', 'routes'),

  /** `line` opens one earning. */
  earnings: page('/earnings', 'earnings', { ...list, line: 'text' }),
  costConfiguration: page('/earnings/cost-configuration', 'earnings'),
  vehicleCosts: page('/earnings/cost-configuration/vehicle/:id', 'earnings'),
  vehicleEarnings: page('/earnings/vehicle-information/:id', 'earnings'),
  /** `payout` opens one payout. */
  payouts: page('/earnings/past-payout', 'earnings', { ...list, payout: 'text' }),
  payslips: page('/earnings/payslip', 'earnings', { ...list }),
  payslip: page('/earnings/payslip/details/:id', 'earnings'),

  profile: page('/settings', 'settings'),
  company: page('/settings/company', 'settings'),
  settlementAccounts: page('/settings/accounts', 'settlement'),
  addSettlementAccount: page('/settings/add-account', 'settlement'),
  roles: page('/settings/roles', 'settings'),
  members: page('/settings/members', 'members', { ...list }),
  /** `entry` opens one entry. */
  auditLog: page('/settings/audit', 'audit', { ...list, entry: 'text' }),
} as const

/** The name of a page in `paths`. */
export type PageName = keyof typeof paths

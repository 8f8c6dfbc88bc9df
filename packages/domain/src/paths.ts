import type { noValues, pathValues } from './pathValues.ts'
import type { AccessRule } from './routeAccess.ts'

/** The allowed values of a parameter or a query: one of these words, or any text. */
export type AllowedValues = readonly string[] | 'text'

type ParameterNames<Pattern extends string> = Pattern extends `${string}/:${infer Name}/${infer Rest}`
  ? Name | ParameterNames<`/${Rest}`>
  : Pattern extends `${string}/:${infer Name}`
    ? Name
    : never
type RequiredName<Pattern extends string> = Exclude<ParameterNames<Pattern>, `${string}?`>
type ValueOf<Allowed, Name> = Name extends keyof Allowed ? (Allowed[Name] extends readonly (infer Word)[] ? Word : string) : string

/** The path parameters and query of a page. An array is a repeated query parameter. */
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
  Allowed extends Readonly<Record<string, AllowedValues>> = Readonly<Record<string, AllowedValues>>,
> {
  (
    ...values: [RequiredName<Pattern>] extends [never] ? [values?: PathValues<Pattern, Allowed>] : [values: PathValues<Pattern, Allowed>]
  ): string
  /** The route pattern: `:name` for a parameter, `:name?` for an optional one. */
  readonly pattern: Pattern
  /** Who may open the page. */
  readonly access: AccessRule
}

/**
 * Every page of the portal (spec section 2, and the pages that this product adds), once: its path and who may open it; `pathValues` adds
 * the values of parameters and queries. Router, links, notifications and messages are built from it; no other file contains a path.
 */
const pages = {
  landing: ['/', 'guest'],
  login: ['/login', 'guest'],
  forgotPassword: ['/forgot-password', 'guest'],
  resetPassword: ['/password/:token', 'open'],
  register: ['/register', 'guest'],
  redirect: ['/redirect', 'open'],
  faq: ['/faq', 'open'],
  invitations: ['/invitations', 'open'],
  acceptInvite: ['/accept-invite', 'open'],
  confirmEmail: ['/confirm-email/:token', 'open'],
  undoEmail: ['/undo-email/:token', 'open'],
  /** What the QR code of a roadside pack opens. */
  roadsideCheck: ['/check/:token', 'open'],
  /** What everyone with the link of a shared trip opens. */
  sharedTrip: ['/shared/trips/:token', 'open'],
  /** A roadside pack that was saved on this phone; `portalWorker.js` of the portal answers it, also without a network. */
  savedRoadsidePack: ['/roadside/:packId', 'open'],

  welcome: ['/welcome', 'onboarding'],
  getStarted: ['/get-started/:type?', 'onboarding'],
  citySelection: ['/city-selection', 'onboarding'],
  organization: ['/organization', 'login'],
  deactivated: ['/deactivated', 'deactivated'],

  dashboard: ['/dashboard', 'dashboard'],
  companyDocuments: ['/dashboard/company-kyc', 'dashboard'],
  verification: ['/dashboard/start-kyc/:id', 'dashboard'],

  vehicles: ['/vehicles', 'vehicles'],
  addVehicle: ['/vehicles/add-vehicle', 'vehicles'],
  editVehicle: ['/vehicles/:vehicleId/edit', 'vehicles'],
  /** `documentId` is a document type where there is no document of it yet. */
  vehicleDocument: ['/vehicles/:vehicleId/edit/document/:documentId', 'vehicles'],
  vehicle: ['/vehicles/details/:vehicleId/:tab?', 'vehicles'],

  drivers: ['/drivers', 'drivers'],
  addDriver: ['/drivers/add-driver', 'drivers'],
  editDriver: ['/drivers/:driverId/edit', 'drivers'],
  /** `document` opens the document of this type. */
  driver: ['/drivers/details/:driverId/:tab?', 'drivers'],

  trips: ['/trips', 'trips'],
  trip: ['/trips/details/:tripId/:tab?', 'trips'],
  upcomingTrip: ['/trips/information/upcoming/:tripId', 'trips'],

  routes: ['/routes', 'routes'],
  route: ['/routes/details/:routeId', 'routes'],

  /** `line` opens one earning. */
  earnings: ['/earnings', 'earnings'],
  costConfiguration: ['/earnings/cost-configuration', 'earnings'],
  vehicleCosts: ['/earnings/cost-configuration/vehicle/:id', 'earnings'],
  vehicleEarnings: ['/earnings/vehicle-information/:id', 'earnings'],
  /** `payout` opens one payout. */
  payouts: ['/earnings/past-payout', 'earnings'],
  /** `tax` opens the withholding tax of a year, or of `this-year`. */
  payslips: ['/earnings/payslip', 'earnings'],
  payslip: ['/earnings/payslip/details/:id', 'earnings'],

  profile: ['/settings', 'settings'],
  company: ['/settings/company', 'settings'],
  settlementAccounts: ['/settings/accounts', 'settlement'],
  addSettlementAccount: ['/settings/add-account', 'settlement'],
  roles: ['/settings/roles', 'settings'],
  members: ['/settings/members', 'members'],
  /** `entry` opens one entry. */
  auditLog: ['/settings/audit', 'audit'],
} as const satisfies Readonly<Record<string, readonly [pattern: string, access: AccessRule]>>

/** The name of a page in `paths`. */
export type PageName = keyof typeof pages
type AllowedOf<Name> = Name extends keyof typeof pathValues ? (typeof pathValues)[Name] : typeof noValues

function createPage([pattern, access]: readonly [pattern: string, access: AccessRule]): unknown {
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
  return Object.assign(build, { pattern, access })
}

/** Builds the link to each page: `paths.trip({ tripId, tab: 'manifest' })`. */
export const paths = Object.fromEntries(Object.entries(pages).map(([name, page]) => [name, createPage(page)])) as {
  readonly [Name in PageName]: Page<(typeof pages)[Name][0], AllowedOf<Name>>
}

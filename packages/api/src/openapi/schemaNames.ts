import * as entities from '@vehicle-partner/domain/entities'
import * as z from 'zod/mini'
import * as auditEvent from '../audit/auditEvent.ts'
import * as auth from '../auth/auth.contract.ts'
import * as sentCode from '../auth/sentCode.ts'
import * as banks from '../banks/banks.contract.ts'
import * as costConfigurations from '../costConfigurations/costConfigurations.contract.ts'
import * as countries from '../countries/countries.contract.ts'
import * as disputes from '../disputes/disputes.contract.ts'
import * as document from '../documents/document.ts'
import * as renewalForecast from '../documents/renewalForecast.ts'
import * as drafts from '../drafts/drafts.contract.ts'
import * as driver from '../drivers/driver.ts'
import * as earnings from '../earnings/earnings.contract.ts'
import * as fleetSchemas from '../fleet/fleetSchemas.ts'
import * as imports from '../imports/imports.contract.ts'
import * as issues from '../issues/issues.contract.ts'
import * as commonSchemas from '../kernel/commonSchemas.ts'
import * as listResponse from '../kernel/listResponse.ts'
import * as lookups from '../lookups/lookups.contract.ts'
import * as passenger from '../manifest/passenger.ts'
import * as member from '../members/member.ts'
import * as dateRanges from '../money/dateRanges.ts'
import * as nextPayout from '../money/nextPayout.ts'
import * as payee from '../money/payee.ts'
import * as returnedPayout from '../money/returnedPayout.ts'
import * as notification from '../notifications/notification.ts'
import * as notifications from '../notifications/notifications.contract.ts'
import * as notificationPreferences from '../notifications/notificationPreferences.ts'
import * as partnerInvitations from '../partnerInvitations/partnerInvitations.contract.ts'
import * as partners from '../partners/partners.contract.ts'
import * as payouts from '../payouts/payouts.contract.ts'
import * as payslips from '../payslips/payslips.contract.ts'
import * as places from '../places/places.contract.ts'
import * as rateCards from '../rateCards/rateCards.contract.ts'
import * as realtimeEvent from '../realtime/realtimeEvent.ts'
import * as reports from '../reports/reports.contract.ts'
import * as roadsidePack from '../roadsidePacks/roadsidePack.ts'
import * as route from '../routes/route.ts'
import * as search from '../search/search.contract.ts'
import * as settlementAccounts from '../settlementAccounts/settlementAccounts.contract.ts'
import * as position from '../telemetry/position.ts'
import * as sharedTrip from '../trips/sharedTrip.ts'
import * as trip from '../trips/trip.ts'
import * as trips from '../trips/trips.contract.ts'
import * as uploads from '../uploads/uploads.contract.ts'
import * as membership from '../users/membership.ts'
import * as user from '../users/user.ts'
import * as vehicle from '../vehicles/vehicle.ts'

/** The modules whose exported schemas are components of the document. Their names begin with a capital letter. */
const modules: readonly Readonly<Record<string, unknown>>[] = [
  auditEvent,
  auth,
  sentCode,
  banks,
  costConfigurations,
  countries,
  disputes,
  document,
  renewalForecast,
  drafts,
  driver,
  earnings,
  fleetSchemas,
  imports,
  issues,
  commonSchemas,
  entities,
  listResponse,
  lookups,
  passenger,
  member,
  dateRanges,
  nextPayout,
  payee,
  returnedPayout,
  notification,
  notificationPreferences,
  notifications,
  partnerInvitations,
  partners,
  payouts,
  payslips,
  places,
  rateCards,
  realtimeEvent,
  reports,
  roadsidePack,
  route,
  search,
  settlementAccounts,
  position,
  sharedTrip,
  trip,
  trips,
  uploads,
  membership,
  user,
  vehicle,
]

/** Constants whose name says too little, or something else, in the document. */
const renamed: Readonly<Record<string, string>> = {
  kobo: 'Money',
  addressSchema: 'Address',
  costItemsSchema: 'CostItems',
  costConfigurationSchema: 'CostConfiguration',
  Envelope: 'RealtimeEvent',
  Summary: 'DashboardSummary',
  Performance: 'DriverPerformance',
  Preference: 'NotificationPreference',
  PreferenceState: 'NotificationPreferenceState',
  Seats: 'SeatCounts',
}

/** A named schema of the contract. */
export interface NamedSchema {
  /** The name of its component. */
  name: string
  /** The name of its constant. */
  constant: string
  schema: z.ZodMiniType
}

/** All exported schemas. A component has the name of the constant. Throws if two schemas have the same name. */
export function listNamedSchemas(): NamedSchema[] {
  const found = new Map<z.ZodMiniType, NamedSchema>()
  for (const module of modules)
    for (const [constant, schema] of Object.entries(module)) {
      const name = renamed[constant] ?? (/^[A-Z]/.test(constant) ? constant : undefined)
      if (name === undefined || !isSchema(schema) || found.has(schema)) continue
      if ([...found.values()].some((other) => other.name === name))
        throw new Error(`Two schemas are called ${name}. Rename one of the constants, or name it in schemaNames.ts.`)
      found.set(schema, { name, constant, schema })
    }
  return [...found.values()]
}

const isSchema = (value: unknown): value is z.ZodMiniType => value instanceof z.ZodMiniType

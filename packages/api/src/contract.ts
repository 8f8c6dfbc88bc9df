import { audit } from './audit/audit.contract.ts'
import { auth } from './auth/auth.contract.ts'
import { banks } from './banks/banks.contract.ts'
import { cities } from './cities/cities.contract.ts'
import { countries } from './countries/countries.contract.ts'
import { costConfigurations } from './costConfigurations/costConfigurations.contract.ts'
import { disputes } from './disputes/disputes.contract.ts'
import { documents, driverDocuments, partnerDocuments, vehicleDocuments } from './documents/documents.contract.ts'
import { drafts } from './drafts/drafts.contract.ts'
import { drivers } from './drivers/drivers.contract.ts'
import { earnings } from './earnings/earnings.contract.ts'
import { events as eventCalls } from './events/events.contract.ts'
import { issues } from './issues/issues.contract.ts'
import { kyc } from './kyc/kyc.contract.ts'
import { memberInvitations } from './memberInvitations/memberInvitations.contract.ts'
import { members } from './members/members.contract.ts'
import { manifest } from './manifest/manifest.contract.ts'
import { notifications } from './notifications/notifications.contract.ts'
import { partnerInvitations } from './partnerInvitations/partnerInvitations.contract.ts'
import { partners } from './partners/partners.contract.ts'
import { payouts } from './payouts/payouts.contract.ts'
import { payslips } from './payslips/payslips.contract.ts'
import { rateCards } from './rateCards/rateCards.contract.ts'
import { ratings } from './ratings/ratings.contract.ts'
import { reports } from './reports/reports.contract.ts'
import { roadsidePacks } from './roadsidePacks/roadsidePacks.contract.ts'
import { roles } from './roles/roles.contract.ts'
import { routes } from './routes/routes.contract.ts'
import { settlementAccounts } from './settlementAccounts/settlementAccounts.contract.ts'
import { telemetry } from './telemetry/telemetry.contract.ts'
import { trips } from './trips/trips.contract.ts'
import { uploads } from './uploads/uploads.contract.ts'
import { users } from './users/users.contract.ts'
import { vehicles } from './vehicles/vehicles.contract.ts'
import { imports } from './imports/imports.contract.ts'
import { lookups } from './lookups/lookups.contract.ts'
import { places } from './places/places.contract.ts'
import { search } from './search/search.contract.ts'

/** Every call of the API, by resource. */
export const contract = {
  audit,
  auth,
  banks,
  cities,
  costConfigurations,
  countries,
  disputes,
  documents,
  drafts,
  driverDocuments,
  drivers,
  earnings,
  events: eventCalls,
  issues,
  kyc,
  memberInvitations,
  members,
  manifest,
  notifications,
  partnerInvitations,
  partnerDocuments,
  partners,
  payouts,
  payslips,
  rateCards,
  ratings,
  reports,
  roadsidePacks,
  roles,
  routes,
  settlementAccounts,
  telemetry,
  trips,
  uploads,
  users,
  imports,
  lookups,
  places,
  search,
  vehicleDocuments,
  vehicles,
}

// Each resource by itself: a page imports those that it names, and not the whole contract.
export { audit } from './audit/audit.contract.ts'
export { auth } from './auth/auth.contract.ts'
export { banks } from './banks/banks.contract.ts'
export { cities } from './cities/cities.contract.ts'
export { costConfigurations } from './costConfigurations/costConfigurations.contract.ts'
export { countries } from './countries/countries.contract.ts'
export { disputes } from './disputes/disputes.contract.ts'
export { documents, driverDocuments, partnerDocuments, vehicleDocuments } from './documents/documents.contract.ts'
export { drafts } from './drafts/drafts.contract.ts'
export { drivers } from './drivers/drivers.contract.ts'
export { earnings } from './earnings/earnings.contract.ts'
export { events } from './events/events.contract.ts'
export { imports } from './imports/imports.contract.ts'
export { issues } from './issues/issues.contract.ts'
export { kyc } from './kyc/kyc.contract.ts'
export { lookups } from './lookups/lookups.contract.ts'
export { manifest } from './manifest/manifest.contract.ts'
export { memberInvitations } from './memberInvitations/memberInvitations.contract.ts'
export { members } from './members/members.contract.ts'
export { notifications } from './notifications/notifications.contract.ts'
export { partnerInvitations } from './partnerInvitations/partnerInvitations.contract.ts'
export { partners } from './partners/partners.contract.ts'
export { payouts } from './payouts/payouts.contract.ts'
export { payslips } from './payslips/payslips.contract.ts'
export { places } from './places/places.contract.ts'
export { rateCards } from './rateCards/rateCards.contract.ts'
export { ratings } from './ratings/ratings.contract.ts'
export { reports } from './reports/reports.contract.ts'
export { roadsidePacks } from './roadsidePacks/roadsidePacks.contract.ts'
export { roles } from './roles/roles.contract.ts'
export { routes } from './routes/routes.contract.ts'
export { search } from './search/search.contract.ts'
export { settlementAccounts } from './settlementAccounts/settlementAccounts.contract.ts'
export { telemetry } from './telemetry/telemetry.contract.ts'
export { trips } from './trips/trips.contract.ts'
export { uploads } from './uploads/uploads.contract.ts'
export { users } from './users/users.contract.ts'
export { vehicles } from './vehicles/vehicles.contract.ts'

export { hasAccess } from './kernel/endpointAccess.ts'
export type { EndpointAccess, ItemKind, PartnerLocator } from './kernel/endpointAccess.ts'
export type { AnyEndpoint, Contract, Endpoint, Handlers, Input, Method, Output, Parsed, HandlerResult } from './kernel/endpoint.ts'
export type { ErrorCode, FieldErrors, ErrorData } from './kernel/errors.ts'

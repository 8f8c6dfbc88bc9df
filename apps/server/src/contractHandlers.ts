import type { contract, Handlers } from '@vehicle-partner/api/contract'
import { auditRoutes } from './audit/audit.routes.ts'
import { authRoutes } from './auth/auth.routes.ts'
import type { Context } from './context.ts'
import { eventsRoutes } from './events/events.routes.ts'
import { citiesRoutes } from './cities/cities.routes.ts'
import { countriesRoutes } from './countries/countries.routes.ts'
import { issuesRoutes } from './issues/issues.routes.ts'
import { importsRoutes } from './imports/imports.routes.ts'
import { lookupsRoutes } from './lookups/lookups.routes.ts'
import { placesRoutes } from './places/places.routes.ts'
import { searchRoutes } from './search/search.routes.ts'
import { kycRoutes } from './kyc/kyc.routes.ts'
import { memberInvitationsRoutes } from './memberInvitations/memberInvitations.routes.ts'
import { membersRoutes } from './members/members.routes.ts'
import { manifestRoutes } from './manifest/manifest.routes.ts'
import { notificationsRoutes } from './notifications/notifications.routes.ts'
import { partnerInvitationsRoutes } from './partnerInvitations/partnerInvitations.routes.ts'
import { partnersRoutes } from './partners/partners.routes.ts'
import { ratingsRoutes } from './ratings/ratings.routes.ts'
import { banksRoutes } from './banks/banks.routes.ts'
import { costConfigurationsRoutes } from './costConfigurations/costConfigurations.routes.ts'
import { disputesRoutes } from './disputes/disputes.routes.ts'
import { documentsRoutes } from './documents/documents.routes.ts'
import { driverDocumentsRoutes, partnerDocumentsRoutes, vehicleDocumentsRoutes } from './documents/ownerDocuments.routes.ts'
import { draftsRoutes } from './drafts/drafts.routes.ts'
import { driversRoutes } from './drivers/drivers.routes.ts'
import { earningsRoutes } from './earnings/earnings.routes.ts'
import { payoutsRoutes } from './payouts/payouts.routes.ts'
import { payslipsRoutes } from './payslips/payslips.routes.ts'
import { rateCardsRoutes } from './rateCards/rateCards.routes.ts'
import { reportsRoutes } from './reports/reports.routes.ts'
import { roadsidePacksRoutes } from './roadsidePacks/roadsidePacks.routes.ts'
import { rolesRoutes } from './roles/roles.routes.ts'
import { routesRoutes } from './routes/routes.routes.ts'
import { settlementAccountsRoutes } from './settlementAccounts/settlementAccounts.routes.ts'
import { telemetryRoutes } from './telemetry/telemetry.routes.ts'
import { tripsRoutes } from './trips/trips.routes.ts'
import { uploadsRoutes } from './uploads/uploads.routes.ts'
import { usersRoutes } from './users/users.routes.ts'
import { vehiclesRoutes } from './vehicles/vehicles.routes.ts'

/** A handler for every call of the contract. */
export const routes: Handlers<typeof contract, Context> = {
  audit: auditRoutes,
  auth: authRoutes,
  banks: banksRoutes,
  cities: citiesRoutes,
  costConfigurations: costConfigurationsRoutes,
  countries: countriesRoutes,
  disputes: disputesRoutes,
  documents: documentsRoutes,
  drafts: draftsRoutes,
  driverDocuments: driverDocumentsRoutes,
  drivers: driversRoutes,
  earnings: earningsRoutes,
  events: eventsRoutes,
  issues: issuesRoutes,
  kyc: kycRoutes,
  memberInvitations: memberInvitationsRoutes,
  members: membersRoutes,
  manifest: manifestRoutes,
  notifications: notificationsRoutes,
  partnerInvitations: partnerInvitationsRoutes,
  partnerDocuments: partnerDocumentsRoutes,
  partners: partnersRoutes,
  payouts: payoutsRoutes,
  payslips: payslipsRoutes,
  rateCards: rateCardsRoutes,
  ratings: ratingsRoutes,
  reports: reportsRoutes,
  roadsidePacks: roadsidePacksRoutes,
  roles: rolesRoutes,
  routes: routesRoutes,
  settlementAccounts: settlementAccountsRoutes,
  telemetry: telemetryRoutes,
  trips: tripsRoutes,
  uploads: uploadsRoutes,
  users: usersRoutes,
  imports: importsRoutes,
  lookups: lookupsRoutes,
  places: placesRoutes,
  search: searchRoutes,
  vehicleDocuments: vehicleDocumentsRoutes,
  vehicles: vehiclesRoutes,
}

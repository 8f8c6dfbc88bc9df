import type { contract, Handlers } from '@vehicle-partner/api/contract'
import { authRoutes } from './auth/auth.routes.ts'
import type { Context } from './context.ts'
import { eventsRoutes } from './events/events.routes.ts'
import { citiesRoutes } from './cities/cities.routes.ts'
import { countriesRoutes } from './countries/countries.routes.ts'
import { kycRoutes } from './kyc/kyc.routes.ts'
import { notificationsRoutes } from './notifications/notifications.routes.ts'
import { partnersRoutes } from './partners/partners.routes.ts'
import { ratingsRoutes } from './ratings/ratings.routes.ts'
import { settlementAccountsRoutes } from './settlementAccounts/settlementAccounts.routes.ts'
import { telemetryRoutes } from './telemetry/telemetry.routes.ts'
import { tripsRoutes } from './trips/trips.routes.ts'
import { uploadsRoutes } from './uploads/uploads.routes.ts'
import { usersRoutes } from './users/users.routes.ts'
import { vehiclesRoutes } from './vehicles/vehicles.routes.ts'

/** A handler for every call of the contract. */
export const routes: Handlers<typeof contract, Context> = {
  auth: authRoutes,
  events: eventsRoutes,
  cities: citiesRoutes,
  countries: countriesRoutes,
  kyc: kycRoutes,
  notifications: notificationsRoutes,
  partners: partnersRoutes,
  ratings: ratingsRoutes,
  settlementAccounts: settlementAccountsRoutes,
  telemetry: telemetryRoutes,
  trips: tripsRoutes,
  uploads: uploadsRoutes,
  users: usersRoutes,
  vehicles: vehiclesRoutes,
}

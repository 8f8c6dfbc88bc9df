import type { contract, Handlers } from '@vehicle-partner/api/contract'
import { listCountries } from '@vehicle-partner/api/server'
import type { Context } from '../context.ts'

/** Countries and their calling codes. */
export const countriesRoutes: Handlers<typeof contract, Context>['countries'] = {
  list: () => ({ data: listCountries() }),
}

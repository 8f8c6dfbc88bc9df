import { countryList, type contract, type Handlers } from '@vehicle-partner/api/contract'
import type { Context } from '../context.ts'

/** Countries and their calling codes. */
export const countriesRoutes: Handlers<typeof contract, Context>['countries'] = {
  list: () => ({ data: countryList() }),
}

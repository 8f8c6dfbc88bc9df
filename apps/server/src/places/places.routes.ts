import type { contract, Handlers } from '@vehicle-partner/api/contract'
import { suggestPlaces } from '@vehicle-partner/api/server'
import type { Context } from '../context.ts'

/** Place suggestions for address fields, from a built-in table. */
export const placesRoutes: Handlers<typeof contract, Context>['places'] = {
  suggestions: (_context, { query: { query } }) => ({ data: suggestPlaces(query) }),
}

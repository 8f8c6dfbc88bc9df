import { addressSearchMinLength } from '@vehicle-partner/domain'
import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { data, id } from '../kernel/commonSchemas.ts'

/** A suggestion for an address. */
export const PlaceSuggestion = z.object({ place_id: id, description: z.string() })
export type PlaceSuggestion = z.output<typeof PlaceSuggestion>

const few = `Please type at least ${addressSearchMinLength} characters`

export const places = {
  suggestions: endpoint({
    method: 'GET',
    path: '/v1/places/suggestions',
    summary: 'Suggest Nigerian places and streets for an address field, from three characters on.',
    access: { who: 'signedIn' },
    query: z.object({
      query: z.string(few).check(z.trim(), z.minLength(addressSearchMinLength, few), z.maxLength(100)),
      /** Groups the requests of one field, for providers that bill by session. */
      session: z.optional(z.string().check(z.maxLength(100))),
    }),
    response: data(z.array(PlaceSuggestion)),
  }),
}

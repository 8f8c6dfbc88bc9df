import { addressSearchMinLength } from '@vehicle-partner/domain'
import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { data, id } from '../kernel/commonSchemas.ts'

/** A place that an address may begin with. */
export const PlaceSuggestion = z.object({ place_id: id, description: z.string() })
export type PlaceSuggestion = z.output<typeof PlaceSuggestion>

const few = `Please type at least ${addressSearchMinLength} characters`

export const places = {
  suggestions: endpoint({
    method: 'GET',
    path: '/v1/places/suggestions',
    summary: 'Nigerian places whose names begin so, for address fields; from three characters on.',
    access: { who: 'signedIn' },
    query: z.object({
      query: z.string(few).check(z.trim(), z.minLength(addressSearchMinLength, few), z.maxLength(100)),
      /** Keeps the keystrokes of one field together, for providers that bill by it. */
      session: z.optional(z.string().check(z.maxLength(100))),
    }),
    response: data(z.array(PlaceSuggestion)),
  }),
}

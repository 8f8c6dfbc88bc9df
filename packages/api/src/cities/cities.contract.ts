import { cityListLimit } from '@vehicle-partner/domain'
import * as z from 'zod/mini'
import { lenientAnswer } from '../kernel/addedFields.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { data, id } from '../kernel/commonSchemas.ts'
import { partnerById } from '../partners/partners.contract.ts'
import { City } from '../users/membership.ts'

const fields = ['id', 'name', 'code', 'country_id'] as const

const limitRange = `\`limit\` must be between 1 and ${cityListLimit}`

export const cities = {
  all: endpoint({
    method: 'GET',
    path: '/v1/city/all',
    summary: 'List all cities of the operator.',
    access: { who: 'signedIn' },
    query: z.object({
      limit: z.optional(
        z.coerce.number<number>(limitRange).check(z.int(limitRange), z.minimum(1, limitRange), z.maximum(cityListLimit, limitRange)),
      ),
      /** Selects fields out of `id,name,code,country_id`. @default all */
      fields: z.optional(
        z
          .string()
          .check(
            z.refine((text) => text.split(',').every((word) => fields.some((field) => field === word)), '`fields` has an unknown field'),
          ),
      ),
    }),
    response: data(z.array(z.partial(City))),
  }),
  ofPartner: endpoint({
    method: 'GET',
    path: '/v1/partners/:id/cities',
    summary: 'List the cities in which an organisation operates.',
    access: { who: 'member', partner: partnerById, areas: 'any' },
    params: z.object({ id }),
    response: data(z.array(City)),
  }),
  add: endpoint({
    method: 'POST',
    path: '/v1/partners/:id/cities',
    summary: 'Add a city of operation. Adding it again changes nothing.',
    access: { who: 'member', partner: partnerById, areas: 'owner' },
    params: z.object({ id }),
    body: z.object({
      city_id: z
        .string('Please select at least one city of operation')
        .check(z.minLength(1, 'Please select at least one city of operation'), z.maxLength(64)),
    }),
    response: lenientAnswer(data(City)),
    invalidates: ['cities', 'users', 'partners'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/v1/partners/:id/cities/:city_id',
    summary: 'Remove a city of operation. It must have no vehicles or drivers and must not be the last one.',
    access: { who: 'member', partner: partnerById, areas: 'owner' },
    idempotent: true,
    params: z.object({ id, city_id: id }),
    response: data(z.array(City)),
    errors: ['NotFound', 'InUse'],
    invalidates: ['cities', 'users', 'partners'],
  }),
}

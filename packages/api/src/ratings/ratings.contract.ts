import * as z from 'zod/mini'
import { addedField } from '../kernel/addedFields.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { id } from '../kernel/commonSchemas.ts'
import { partnerById } from '../partners/partners.contract.ts'

export const ratings = {
  partner: endpoint({
    method: 'GET',
    path: '/v1/ratings/partners/:id',
    summary: 'Get the rating of an organisation, out of 10.',
    access: { who: 'member', partner: partnerById, areas: ['dashboard'] },
    params: z.object({ id }),
    response: z.object({
      count: z.int(),
      /** The mean rating with one decimal; null without ratings. */
      rating: z.nullable(z.number()),
      scale: addedField(z.literal(10)),
      /** Oldest first; `month` is YYYY-MM in Africa/Lagos. */
      by_month: addedField(z.array(z.object({ month: z.string(), rating: z.number(), count: z.int() }))),
    }),
  }),
}

import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { data, id, openEnum } from '../kernel/commonSchemas.ts'
import { partnerById } from '../partners/partners.contract.ts'

/** Groups of search results, in display order. */
export const searchGroups = ['vehicles', 'drivers', 'trips', 'routes', 'payslips', 'payouts', 'pages'] as const
export type SearchGroup = (typeof searchGroups)[number]

/** The maximum number of results per group. */
export const searchLimit = 5

export const SearchHit = z.object({
  id,
  label: z.string(),
  sub: z.nullable(z.string()),
  /** Path inside the portal. */
  link: z.string(),
})
export type SearchHit = z.output<typeof SearchHit>

export const search = {
  find: endpoint({
    method: 'GET',
    path: '/v1/partners/:id/search',
    summary: 'Search vehicles, drivers, trips, routes, payslips, payouts and pages that the caller may open.',
    access: { who: 'member', partner: partnerById, areas: 'any' },
    params: z.object({ id }),
    query: z.object({
      q: z
        .string('Please type at least 2 characters')
        .check(z.trim(), z.minLength(2, 'Please type at least 2 characters'), z.maxLength(100)),
    }),
    response: data(z.array(z.object({ group: openEnum(searchGroups), hits: z.array(SearchHit) }))),
  }),
}

import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { data, id } from '../kernel/commonSchemas.ts'
import { partnerById } from '../partners/partners.contract.ts'

/** What a picker shows of something, whatever else its reader may see of it. */
export const Lookup = z.object({ id, label: z.string(), sub: z.nullable(z.string()), status: z.string() })
export type Lookup = z.output<typeof Lookup>

/** What can be looked up by name. */
export const lookupKinds = ['vehicles', 'drivers', 'routes'] as const

/** How many a lookup answers at most. */
export const lookupLimit = 20

const names = (kind: (typeof lookupKinds)[number], summary: string) =>
  endpoint({
    method: 'GET',
    path: `/v1/partners/:id/lookups/${kind}`,
    summary,
    access: { who: 'member', partner: partnerById, areas: ['vehicles', 'drivers', 'trips', 'earnings'] },
    params: z.object({ id }),
    query: z.object({
      search: z.optional(z.string().check(z.trim(), z.maxLength(100))),
      /** The one of this id, to show what was chosen before. */
      id: z.optional(id),
    }),
    response: data(z.array(Lookup)),
  })

export const lookups = {
  vehicles: names('vehicles', 'Vehicles by name, for pickers and links of every role; removed ones are left out.'),
  drivers: names('drivers', 'Drivers by name, for pickers and links of every role; removed ones are left out.'),
  routes: names('routes', 'Routes on which the organisation has trips, by name, for pickers and links of every role.'),
}

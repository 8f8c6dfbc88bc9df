import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { data, id } from '../kernel/commonSchemas.ts'
import { partnerById } from '../partners/partners.contract.ts'

/** An option of a picker. `sub` is brand, model and year of a vehicle, the plate of the vehicle that a driver drives, or the code of a route. */
export const Lookup = z.object({ id, label: z.string(), sub: z.nullable(z.string()), status: z.string() })
export type Lookup = z.output<typeof Lookup>

/** Kinds of lookup. */
export const lookupKinds = ['vehicles', 'drivers', 'routes'] as const

/** The maximum number of options. */
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
      /** The option with this id, to show a stored choice; also that of a removed item. */
      id: z.optional(id),
    }),
    response: data(z.array(Lookup)),
  })

export const lookups = {
  vehicles: names(
    'vehicles',
    'Vehicles by name, for pickers and links of every role; removed ones are left out unless one is asked for by id.',
  ),
  drivers: names(
    'drivers',
    'Drivers by name, for pickers and links of every role; removed ones are left out unless one is asked for by id.',
  ),
  routes: names('routes', 'Routes on which the organisation has trips, by name, for pickers and links of every role.'),
}

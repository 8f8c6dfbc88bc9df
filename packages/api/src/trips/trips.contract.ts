import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { day, id, instant } from '../kernel/schema.ts'
import { PeriodQuery, ofPartner } from '../partners/partners.contract.ts'

/** Trips of one day by service date in Africa/Lagos; days without trips are there with zeros. */
export const TripDay = z.object({ date: day, total: z.int(), completed: z.int(), cancelled: z.int(), missed: z.int() })
export type TripDay = z.output<typeof TripDay>

export const trips = {
  stats: endpoint({
    method: 'GET',
    path: '/v1/partners/:id/trips/stats',
    summary: 'Trips per day of a period.',
    access: { who: 'member', partner: ofPartner, areas: ['dashboard', 'trips'] },
    params: z.object({ id }),
    query: PeriodQuery,
    reply: z.object({ data: z.array(TripDay), metadata: z.object({ as_of: instant }) }),
  }),
}

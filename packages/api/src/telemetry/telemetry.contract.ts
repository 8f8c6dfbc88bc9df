import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { id, instant } from '../kernel/commonSchemas.ts'
import { partnerById } from '../partners/partners.contract.ts'
import { Position } from './position.ts'

/** The maximum length of a track in hours. */
export const maxTrackHours = 24

export const telemetry = {
  positions: endpoint({
    method: 'GET',
    path: '/v1/partners/:id/vehicles/positions',
    summary: 'List the last positions of vehicles on a trip or departing within an hour, for clients without a socket.',
    access: { who: 'member', partner: partnerById, areas: ['trips', 'vehicles'] },
    params: z.object({ id }),
    response: z.object({ data: z.array(Position), metadata: z.object({ as_of: instant }) }),
  }),
  track: endpoint({
    method: 'GET',
    path: '/v1/vehicles/:id/track',
    summary: 'List the positions of a vehicle around its trips, for up to 24 hours. 403 `OutsideTrip` outside of trips.',
    access: { who: 'member', partner: { in: 'params', name: 'id', by: 'vehicle' }, areas: ['trips', 'vehicles'] },
    params: z.object({ id }),
    query: z.object({ from: instant, to: instant }).check(
      z.refine(({ from, to }) => Date.parse(from) < Date.parse(to), { path: ['to'], error: 'The end must be after the beginning' }),
      z.refine(({ from, to }) => Date.parse(to) - Date.parse(from) <= maxTrackHours * 3_600_000, {
        path: ['to'],
        error: 'At most 24 hours at once',
      }),
    ),
    response: z.object({ data: z.array(Position), metadata: z.object({ as_of: instant }) }),
    errors: ['OutsideTrip'],
  }),
}

import { manifestExportSchema } from '@vehicle-partner/domain/entities'
import * as z from 'zod/mini'
import { download, endpoint } from '../kernel/endpoint.ts'
import { data, id, instant } from '../kernel/commonSchemas.ts'
import { Passenger } from './passenger.ts'

const ofTrip = { in: 'params', name: 'id', by: 'trip' } as const
const access = { who: 'member', partner: ofTrip, areas: ['trips'] } as const

/** Boarding statuses that can be set. */
export const boardingStatuses = ['booked', 'boarded', 'no_show', 'alighted'] as const

export const manifest = {
  list: endpoint({
    method: 'GET',
    path: '/v1/trips/:id/manifest',
    summary: 'List the passengers of a trip. Names are shown from 24 hours before departure until 48 hours after. Each access is logged.',
    access,
    params: z.object({ id }),
    query: z.object({
      /** A part of a name or a seat. */
      search: z.optional(z.string().check(z.trim(), z.maxLength(100))),
    }),
    response: z.object({
      data: z.array(Passenger),
      metadata: z.object({
        total: z.int(),
        booked: z.int(),
        boarded: z.int(),
        no_show: z.int(),
        as_of: instant,
        window: z.object({ opens_at: instant, closes_at: instant }),
      }),
    }),
  }),
  tick: endpoint({
    method: 'PATCH',
    path: '/v1/trips/:id/manifest/:passenger_id',
    summary: 'Set the boarding status of a passenger while a trip boards or runs. The latest change by device clock wins.',
    access,
    params: z.object({ id, passenger_id: id }),
    body: z.object({
      status: z.enum(boardingStatuses, 'booked, boarded, no_show or alighted'),
      /**
       * The time of the change by device clock. The device may have been offline. A change with a time before the manifest opens or in the future
       * is dated by its arrival, and only applies until there is one with a possible time.
       */
      client_at: instant,
    }),
    response: data(Passenger),
    errors: ['InvalidTransition'],
    invalidates: ['manifest', 'trips'],
  }),
  export: download({
    method: 'POST',
    path: '/v1/trips/:id/manifest/export',
    summary: 'Download the passenger list as CSV. The reason is logged.',
    access,
    params: z.object({ id }),
    body: manifestExportSchema,
    produces: ['text/csv'],
  }),
}

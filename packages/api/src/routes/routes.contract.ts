import { daysBetween } from '@vehicle-partner/domain'
import { cleanText, tooLongMessage } from '@vehicle-partner/domain/entities'
import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { listQuery } from '../kernel/listQuery.ts'
import { listResponse } from '../kernel/listResponse.ts'
import { data, day, id, instant, openEnum } from '../kernel/commonSchemas.ts'
import { partnerById } from '../partners/partners.contract.ts'
import { Departure, Route, RouteDetails, Schedule } from './route.ts'

/** Routes belong to the operator, so the caller names the organisation. */
const byQuery = { who: 'member', partner: { in: 'query', name: 'partner_id', by: 'id' }, areas: ['routes'] } as const
/** The maximum number of days of a departure list. */
export const maxScheduleDays = 62

export const routes = {
  list: endpoint({
    method: 'GET',
    path: '/v1/partners/:id/routes',
    summary: 'List the routes that an organisation runs, or those with open departures.',
    access: { who: 'member', partner: partnerById, areas: ['routes'] },
    params: z.object({ id }),
    query: listQuery({
      sort: ['name', 'next_departure_at', 'trips_30d', 'distance_m'],
      filters: { city_id: id, status: openEnum(['active', 'paused', 'retired']), vehicle_id: id },
      also: { tab: z._default(z.enum(['mine', 'open'], '`tab` must be mine or open'), 'mine') },
    }),
    response: listResponse(Route, { counts: ['mine', 'open'] }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/v1/routes/:id',
    summary: 'Get a route with its stops and departures for the organisation in `partner_id`.',
    access: byQuery,
    params: z.object({ id }),
    query: z.object({ partner_id: id }),
    response: data(RouteDetails),
  }),
  schedules: endpoint({
    method: 'GET',
    path: '/v1/routes/:id/schedules',
    summary: 'List the departures of a route by day for the organisation in `partner_id`.',
    access: byQuery,
    params: z.object({ id }),
    query: z.object({ partner_id: id, from: day, to: day }).check(
      z.refine(({ from, to }) => from <= to, { path: ['to'], error: 'The end must not be before the beginning' }),
      z.refine(({ from, to }) => daysBetween(from, to) < maxScheduleDays, {
        path: ['to'],
        error: `At most ${maxScheduleDays} days at once`,
      }),
    ),
    response: z.object({ data: z.array(Schedule), metadata: z.object({ as_of: instant, departures: z.array(Departure) }) }),
  }),
  interest: endpoint({
    method: 'POST',
    path: '/v1/routes/:id/interest',
    summary: 'Request an open departure for a vehicle.',
    access: { who: 'member', partner: { in: 'body', name: 'vehicle_id', by: 'vehicle' }, areas: ['routes'] },
    params: z.object({ id }),
    body: z.object({
      schedule_id: id,
      vehicle_id: id,
      note: z.optional(z.string().check(cleanText(), z.maxLength(500, tooLongMessage(500)))),
    }),
    response: data(
      z.object({ id, schedule_id: id, vehicle_id: id, status: openEnum(['pending', 'accepted', 'declined']), created_at: instant }),
    ),
    status: 201,
    errors: ['ItemAlreadyExist'],
    invalidates: ['routes'],
  }),
}

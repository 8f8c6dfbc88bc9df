import { complianceStatuses, driverStatuses, licenceClasses, periods } from '@vehicle-partner/domain'
import * as z from 'zod/mini'
import { specified } from '../kernel/addedFields.ts'
import { Assignment, AssignmentChange, statusChangeBody } from '../fleet/fleetSchemas.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { listQuery } from '../kernel/listQuery.ts'
import { listResponse } from '../kernel/listResponse.ts'
import { data, day, id, instant, openEnum } from '../kernel/commonSchemas.ts'
import { partnerById, PeriodQuery } from '../partners/partners.contract.ts'
import { Driver, DriverChange, DriverDetails, NewDriver, Performance } from './driver.ts'

const partnerByDriver = { in: 'params', name: 'id', by: 'driver' } as const
/** What a write to the fleet makes stale. */
const invalidates = ['drivers', 'vehicles', 'documents', 'partners', 'lookups']

/** Words of a list's counts: each state, those without a vehicle, and those that need somebody. */
export const driverCountKeys = [...driverStatuses, 'unassigned', 'needs_attention'] as const

export const DriverTotals = z.object({
  total: z.int(),
  by_status: z.record(z.enum(driverStatuses), z.int()),
  by_compliance: z.record(z.enum(complianceStatuses), z.int()),
  /** With documents that have expired or were refused. */
  needs_attention: z.int(),
  /** At work and without a vehicle. */
  unassigned: z.int(),
})

export const drivers = {
  list: endpoint({
    method: 'GET',
    path: '/v1/partners/:id/drivers',
    summary: 'The drivers of an organisation; removed ones only where `status` asks for them.',
    access: { who: 'member', partner: partnerById, areas: ['drivers'] },
    params: z.object({ id }),
    query: listQuery({
      sort: ['name', 'created_at', 'rating', 'trips_30d', 'licence_expiry_date'],
      order: 'name',
      filters: {
        status: openEnum(driverStatuses),
        compliance: openEnum(complianceStatuses),
        city_id: id,
        licence_class: openEnum(licenceClasses),
      },
      also: {
        vehicle: z.optional(z.enum(['assigned', 'unassigned'], 'assigned or unassigned')),
        /** At least so much, out of ten. */
        rating_min: z.optional(z.coerce.number<string | number>('Between 0 and 10').check(z.minimum(0), z.maximum(10))),
        /** `1`: those with documents expired or refused. */
        needs_attention: z.optional(z.literal('1', 'Either 1 or nothing')),
      },
    }),
    response: listResponse(Driver, { counts: driverCountKeys }),
  }),
  stats: endpoint({
    method: 'GET',
    path: '/v1/partners/:id/drivers/stats',
    summary: 'How many drivers there are by state and by the state of their documents.',
    access: { who: 'member', partner: partnerById, areas: ['drivers'] },
    params: z.object({ id }),
    response: data(DriverTotals),
  }),
  create: endpoint({
    method: 'POST',
    path: '/v1/partners/:id/drivers',
    summary: 'Adds a driver and sends their licence for review.',
    access: { who: 'member', partner: partnerById, areas: ['drivers'] },
    params: z.object({ id }),
    body: NewDriver,
    response: data(DriverDetails),
    status: 201,
    errors: ['ItemAlreadyExist'],
    invalidates: invalidates,
  }),
  get: endpoint({
    method: 'GET',
    path: '/v1/drivers/:id',
    summary: 'A driver with everything that is known of them.',
    access: { who: 'member', partner: partnerByDriver, areas: ['drivers'] },
    params: z.object({ id }),
    response: data(specified(DriverDetails, ['id'])),
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/v1/drivers/:id',
    summary: 'Changes a driver.',
    access: { who: 'member', partner: partnerByDriver, areas: ['drivers'] },
    params: z.object({ id }),
    body: DriverChange,
    response: data(DriverDetails),
    errors: ['VersionConflict', 'ItemAlreadyExist', 'InvalidTransition'],
    invalidates: invalidates,
  }),
  setStatus: endpoint({
    method: 'PATCH',
    path: '/v1/drivers/:id/status',
    summary: 'Pauses, resumes, sends for review, removes or restores a driver.',
    access: { who: 'member', partner: partnerByDriver, areas: ['drivers'] },
    params: z.object({ id }),
    body: statusChangeBody(['active', 'inactive', 'pending_review', 'archived']),
    response: data(DriverDetails),
    errors: ['InvalidTransition', 'VersionConflict', 'DriverHasActiveTrip', 'ItemAlreadyExist'],
    invalidates: [...invalidates, 'trips'],
  }),
  setVehicle: endpoint({
    method: 'PATCH',
    path: '/v1/drivers/:id/vehicle',
    summary: 'Gives a driver a vehicle, which its driver leaves for it; null takes it back.',
    access: { who: 'member', partner: partnerByDriver, areas: ['vehicles', 'drivers'] },
    params: z.object({ id }),
    body: z.object({ vehicle_id: z.nullable(id), version: z.optional(z.int()) }),
    response: data(z.extend(AssignmentChange, { vehicle: z.nullable(AssignmentChange.shape.vehicle) })),
    errors: ['LicenceClassMismatch', 'InvalidTransition', 'VersionConflict', 'VehicleHasActiveTrip', 'DriverHasActiveTrip'],
    invalidates: invalidates,
  }),
  assignments: endpoint({
    method: 'GET',
    path: '/v1/drivers/:id/assignments',
    summary: 'What a driver has driven, and when; newest first.',
    access: { who: 'member', partner: partnerByDriver, areas: ['drivers'] },
    params: z.object({ id }),
    query: listQuery({ sort: ['from'], order: '-from' }),
    response: listResponse(Assignment),
  }),
  invite: endpoint({
    method: 'POST',
    path: '/v1/drivers/:id/invite',
    summary: 'Invites a driver to the driver app by text message; again, when they have not come.',
    access: { who: 'member', partner: partnerByDriver, areas: ['drivers'] },
    params: z.object({ id }),
    response: data(z.object({ app_state: z.string(), invited_at: instant })),
    errors: ['InvalidTransition', 'TooManyRequests'],
    invalidates: ['drivers'],
  }),
  performance: endpoint({
    method: 'GET',
    path: '/v1/drivers/:id/performance',
    summary: 'How a driver has done in a period; this month unless another is asked for.',
    access: { who: 'member', partner: partnerByDriver, areas: ['drivers'] },
    params: z.object({ id }),
    query: PeriodQuery,
    response: z.object({
      data: Performance,
      metadata: z.object({ as_of: instant, period: z.object({ key: z.enum(periods), from: z.optional(day), to: z.optional(day) }) }),
    }),
  }),
}

import { complianceStatuses, driverStatuses, licenceClasses, periods } from '@vehicle-partner/domain'
import * as z from 'zod/mini'
import { withSpecifiedFields } from '../kernel/addedFields.ts'
import { fleetEndpoints } from '../fleet/fleetEndpoints.ts'
import { AssignmentChange } from '../fleet/fleetSchemas.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { listQuery } from '../kernel/listQuery.ts'
import { listResponse } from '../kernel/listResponse.ts'
import { data, day, id, instant, openEnum } from '../kernel/commonSchemas.ts'
import { partnerById, PeriodQuery } from '../partners/partners.contract.ts'
import { Driver, DriverChange, DriverDetails, NewDriver, Performance } from './driver.ts'

const partnerByDriver = { in: 'params', name: 'id', by: 'driver' } as const
const ratingRange = '`rating_min` must be between 0 and 10'
/** Resources that are stale after a write to the fleet. */
const invalidates = ['drivers', 'vehicles', 'documents', 'partners', 'lookups']

/** Keys of the list's counts: each status, unassigned, and those that need attention. */
export const driverCountKeys = [...driverStatuses, 'unassigned', 'needs_attention'] as const

export const drivers = {
  ...fleetEndpoints({
    item: 'driver',
    // The specification names no fields of a driver.
    schemas: { create: NewDriver, update: DriverChange, details: DriverDetails, specified: withSpecifiedFields(DriverDetails, ['id']) },
    statuses: driverStatuses,
    invalidates,
    errors: {
      update: ['VersionConflict', 'ItemAlreadyExist', 'InvalidTransition', 'DriverHasActiveTrip'],
      setStatus: ['InvalidTransition', 'VersionConflict', 'DriverHasActiveTrip', 'ItemAlreadyExist'],
    },
    summaries: {
      create: 'Add a driver and send the licence for review.',
      update: 'Change a driver. Another name, date of birth, licence number or class sends a driver in use back for review.',
    },
  }),
  list: endpoint({
    method: 'GET',
    path: '/v1/partners/:id/drivers',
    summary: 'List the drivers of an organisation. Removed ones are listed only with `status=archived`.',
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
        vehicle: z.optional(z.enum(['assigned', 'unassigned'], 'Must be assigned or unassigned')),
        /** The minimum rating, out of ten. */
        rating_min: z.optional(z.coerce.number<string | number>(ratingRange).check(z.minimum(0, ratingRange), z.maximum(10, ratingRange))),
        /** `1`: drivers with missing, expired or rejected documents. */
        needs_attention: z.optional(z.literal('1', 'Must be 1 or absent')),
      },
    }),
    response: listResponse(Driver, { counts: driverCountKeys }),
  }),
  setVehicle: endpoint({
    method: 'PATCH',
    path: '/v1/drivers/:id/vehicle',
    summary: 'Assign a vehicle to a driver, and unassign its present driver. `null` unassigns.',
    access: { who: 'member', partner: partnerByDriver, areas: ['vehicles', 'drivers'] },
    idempotent: true,
    params: z.object({ id }),
    body: z.object({ vehicle_id: z.nullable(id), version: z.optional(z.int()) }),
    response: data(z.extend(AssignmentChange, { vehicle: z.nullable(AssignmentChange.shape.vehicle) })),
    errors: ['LicenceClassMismatch', 'InvalidTransition', 'VersionConflict', 'VehicleHasActiveTrip', 'DriverHasActiveTrip'],
    invalidates,
  }),
  invite: endpoint({
    method: 'POST',
    path: '/v1/drivers/:id/invite',
    summary: 'Invite a driver to the driver app by text message. Can be repeated until the driver uses the app.',
    access: { who: 'member', partner: partnerByDriver, areas: ['drivers'] },
    params: z.object({ id }),
    response: data(z.object({ app_state: z.string(), invited_at: instant })),
    errors: ['InvalidTransition', 'TooManyRequests'],
    invalidates: ['drivers'],
  }),
  performance: endpoint({
    method: 'GET',
    path: '/v1/drivers/:id/performance',
    summary: 'Get the performance of a driver in a period, by default this month.',
    access: { who: 'member', partner: partnerByDriver, areas: ['drivers'] },
    params: z.object({ id }),
    query: PeriodQuery,
    response: z.object({
      data: Performance,
      metadata: z.object({ as_of: instant, period: z.object({ key: z.enum(periods), from: z.optional(day), to: z.optional(day) }) }),
    }),
  }),
}

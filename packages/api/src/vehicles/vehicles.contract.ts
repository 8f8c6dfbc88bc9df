import { complianceStatuses, inventoryTypes, vehicleStatuses, vehicleTypes } from '@vehicle-partner/domain'
import * as z from 'zod/mini'
import { withSpecifiedFields } from '../kernel/addedFields.ts'
import { fleetEndpoints } from '../fleet/fleetEndpoints.ts'
import { AssignmentChange } from '../fleet/fleetSchemas.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { listQuery } from '../kernel/listQuery.ts'
import { listResponse } from '../kernel/listResponse.ts'
import { data, id, openEnum } from '../kernel/commonSchemas.ts'
import { partnerById } from '../partners/partners.contract.ts'
import { NewVehicle, Vehicle, VehicleChange, VehicleDetails, VehicleDriver } from './vehicle.ts'

const partnerByVehicle = { in: 'params', name: 'id', by: 'vehicle' } as const
const year = z.optional(z.coerce.number<string | number>().check(z.int(), z.minimum(1900), z.maximum(2100)))
/** Resources that are stale after a write to the fleet. */
const invalidates = ['vehicles', 'drivers', 'documents', 'partners', 'lookups']

/** Keys of the list's counts: each status, and those that need attention. */
export const vehicleCountKeys = [...vehicleStatuses, 'needs_attention'] as const

/** The fields of a vehicle that the specification names (section 3); of its driver the id. */
const SpecifiedVehicle = withSpecifiedFields(z.extend(VehicleDetails, { driver: z.nullable(withSpecifiedFields(VehicleDriver, ['id'])) }), [
  'id',
  'brand',
  'type',
  'name',
  'year',
  'seats',
  'status',
  'driver',
  'amenity_list',
  'inventory_type',
  'created_at',
])

export const vehicles = {
  ...fleetEndpoints({
    item: 'vehicle',
    schemas: { create: NewVehicle, update: VehicleChange, details: VehicleDetails, specified: SpecifiedVehicle },
    statuses: vehicleStatuses,
    invalidates,
    errors: {
      update: ['VersionConflict', 'ItemAlreadyExist', 'InvalidTransition', 'VehicleHasActiveTrip'],
      setStatus: ['InvalidTransition', 'VersionConflict', 'VehicleHasActiveTrip', 'VehicleHasUpcomingTrips', 'ItemAlreadyExist'],
    },
    summaries: {
      create: 'Add a vehicle, as a draft or sent for review at once.',
      update:
        'Change a vehicle. A new plate, chassis number, brand, name, type, year or seat count sends a vehicle in use back for review.',
    },
  }),
  list: endpoint({
    method: 'GET',
    path: '/v1/partners/:id/vehicles',
    summary: 'List the vehicles of an organisation. Removed ones are listed only with `status=archived`.',
    access: { who: 'member', partner: partnerById, areas: ['vehicles'] },
    params: z.object({ id }),
    query: listQuery({
      sort: ['created_at', 'name', 'year', 'seats', 'next_expiry', 'trips_30d'],
      order: '-created_at',
      filters: {
        status: openEnum(vehicleStatuses),
        type: openEnum(vehicleTypes),
        city_id: id,
        compliance: openEnum(complianceStatuses),
        inventory_type: openEnum(inventoryTypes),
      },
      also: {
        driver: z.optional(z.enum(['assigned', 'unassigned'], 'Must be assigned or unassigned')),
        year_from: year,
        year_to: year,
        /** `1`: vehicles with missing, expired or rejected documents, or without a driver. */
        needs_attention: z.optional(z.literal('1', 'Must be 1 or absent')),
        /** `1`: vehicles that get no trips although they should: not those that are paused or removed. */
        without_trips: z.optional(z.literal('1', 'Must be 1 or absent')),
      },
    }),
    response: listResponse(Vehicle, { counts: vehicleCountKeys }),
  }),
  check: endpoint({
    method: 'GET',
    path: '/v1/vehicles/check',
    summary: 'Check whether a plate number is available, and how it is stored.',
    access: { who: 'signedIn' },
    query: z.object({ registration_number: z.string('Please enter the plate number').check(z.trim(), z.minLength(1), z.maxLength(40)) }),
    response: data(
      z.object({
        available: z.boolean(),
        /** The normalized plate number; null if invalid. */
        registration_number: z.nullable(z.string()),
        /** A question to the user if the plate has an unusual form. */
        warning: z.nullable(z.string()),
      }),
    ),
  }),
  setDriver: endpoint({
    method: 'PATCH',
    path: '/v1/vehicles/:id/driver',
    summary: "Assign a driver to a vehicle, and unassign the driver's present vehicle. `null` unassigns.",
    access: { who: 'member', partner: partnerByVehicle, areas: ['vehicles', 'drivers'] },
    idempotent: true,
    params: z.object({ id }),
    body: z.object({
      driver_id: z.nullable(id),
      version: z.optional(z.int()),
      /** If the vehicle has another driver, or the driver another vehicle, the answer is `VersionConflict`: an undo takes neither away. */
      only_unassigned: z.optional(z.boolean()),
    }),
    response: data(AssignmentChange),
    errors: ['LicenceClassMismatch', 'InvalidTransition', 'VersionConflict', 'VehicleHasActiveTrip', 'DriverHasActiveTrip'],
    invalidates,
  }),
}

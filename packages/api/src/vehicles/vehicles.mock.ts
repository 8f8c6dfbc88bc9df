import {
  formatVehicleName,
  lagosDate,
  needsDocuments,
  parsePlate,
  reviewedVehicleFields,
  unusualPlateMessage,
  vehicleStatuses,
} from '@vehicle-partner/domain'
import { foreignCityMessage, vehicleErrors } from '@vehicle-partner/domain/entities'
import type { contract } from '../contract.ts'
import type { MockVehicle } from '../demo/mockFleet.ts'
import { assignVehicle } from '../demo/assignVehicle.ts'
import { changeVehicleStatus, submitVehicle } from '../demo/fleetStatusChanges.ts'
import { findDriverOf, readVehicle, readVehicleDetails } from '../demo/fleetLookups.ts'
import { requireCaller, requireMember, type MockContext } from '../demo/mockContext.ts'
import { demoId } from '../demo/demoId.ts'
import { removeDrafts } from '../drafts/mockDrafts.ts'
import type { Handlers } from '../kernel/endpoint.ts'
import { isWithoutTrips } from '../partners/noTripsEntry.ts'
import { crewLicenceErrors } from '../fleet/checkAssignment.ts'
import { checkPhotos, checkSuspension } from '../fleet/statusChangeChecks.ts'
import { RequestError, throwFieldErrors } from '../kernel/errors.ts'
import { checkEditable, countFleetTotals, listOwnFleetItems, pageAssignments, requireOwnFleetItem } from '../fleet/fleetMock.ts'
import { countByValue, paginate } from '../kernel/listResponse.ts'
import type { Vehicle, VehicleChange } from './vehicle.ts'
import { vehicleCountKeys } from './vehicles.contract.ts'

const needsAttention = ({ status, compliance, driver }: Vehicle) =>
  status !== 'archived' && status !== 'draft' && (needsDocuments(compliance.status) || driver === null)

const isUnassigned = ({ status, driver }: Vehicle) => status !== 'archived' && driver === null

/** Checks cross-field rules and uniqueness. */
function checkVehicle({ demoData, member }: MockContext, given: MockVehicle, before?: MockVehicle): void {
  const inCity = member?.organization.cities.some(({ id }) => id === given.city_id) ?? false
  throwFieldErrors({
    ...vehicleErrors(given, { today: lagosDate(demoData.clock()), before }),
    ...(inCity ? {} : { city_id: foreignCityMessage }),
  })
  const other = (same: (vehicle: MockVehicle) => boolean) =>
    demoData.fleet.vehicles.some((vehicle) => vehicle.id !== given.id && vehicle.status !== 'archived' && same(vehicle))
  const duplicateError = (field: string, message: string) => new RequestError('ItemAlreadyExist', message, { errors: { [field]: message } })
  if (given.registration_number === 'DUP-000AA' || other(({ registration_number }) => registration_number === given.registration_number))
    throw duplicateError('registration_number', 'A vehicle with this plate number already exists')
  if (given.chassis_number !== null && other(({ chassis_number }) => chassis_number === given.chassis_number))
    throw duplicateError('chassis_number', 'A vehicle with this chassis number already exists')
}

const normalizePlate = (plate: string) => parsePlate(plate)?.plate ?? plate

export const vehiclesMock: Handlers<typeof contract, MockContext>['vehicles'] = {
  list(context, { query }) {
    const all = listOwnFleetItems(context, 'vehicles').map((vehicle) => readVehicle(context, vehicle))
    const { status, type, city_id, compliance, inventory_type, driver, year_from, year_to } = query
    const has = (values: readonly string[], value: string) => values.length === 0 || values.includes(value)
    const found = all.filter(
      (vehicle) =>
        (status.length > 0 ? status.includes(vehicle.status) : vehicle.status !== 'archived') &&
        has(type, vehicle.type) &&
        has(city_id, vehicle.city.id) &&
        has(compliance, vehicle.compliance.status) &&
        has(inventory_type, vehicle.inventory_type) &&
        (driver === undefined || (driver === 'assigned') === (vehicle.driver !== null)) &&
        vehicle.year >= (year_from ?? 0) &&
        vehicle.year <= (year_to ?? 9999) &&
        (query.needs_attention === undefined || needsAttention(vehicle)) &&
        (query.without_trips === undefined || isWithoutTrips(vehicle)),
    )
    const { data, metadata } = paginate(found, query, {
      now: context.demoData.clock(),
      by: {
        created_at: (vehicle) => vehicle.created_at,
        name: (vehicle) => vehicle.name,
        year: (vehicle) => vehicle.year,
        seats: (vehicle) => vehicle.seats,
        next_expiry: (vehicle) => vehicle.compliance.next_expiry,
        trips_30d: (vehicle) => vehicle.stats.trips_30d,
      },
      text: ({ registration_number: plate, nickname, driver: by, ...vehicle }) => [
        plate,
        plate.replaceAll('-', ''),
        plate.replaceAll('-', ' '),
        formatVehicleName(vehicle),
        nickname,
        by && `${by.fname} ${by.lname}`,
      ],
    })
    const countKeys = all.flatMap((vehicle) => [vehicle.status, ...(needsAttention(vehicle) ? ['needs_attention'] : [])])
    return { data, metadata: { ...metadata, counts: countByValue(vehicleCountKeys, countKeys) } }
  },
  stats(context) {
    const all = listOwnFleetItems(context, 'vehicles').map((each) => readVehicle(context, each))
    return { data: countFleetTotals(all, { statuses: vehicleStatuses, needsAttention, isUnassigned }) }
  },
  create(context, { body }) {
    const { submit: send, ...fields } = body
    const { demoData } = context
    const vehicle: MockVehicle = {
      ...fields,
      registration_number: normalizePlate(fields.registration_number),
      id: demoId('veh', 1_000_000 + demoData.fleet.vehicles.length),
      partner_id: requireMember(context).organization.id,
      status: 'draft',
      status_reason: null,
      archived_at: null,
      before_removal: null,
      version: 1,
      created_at: demoData.clock().toISOString(),
      updated_at: null,
      review_due_at: null,
      review_outcome: null,
      active_trip: false,
      upcoming_trips: 0,
      stats: { trips_30d: 0, utilisation_bps: 0, rating: null, rating_count: 0, net_30d_kobo: 0 },
    }
    checkVehicle(context, vehicle)
    if (send) {
      checkPhotos(vehicle)
      submitVehicle(demoData, vehicle)
    }
    demoData.fleet.vehicles.push(vehicle)
    removeDrafts(demoData, requireCaller(context).person, ['vehicle'], vehicle.partner_id)
    return { data: readVehicleDetails(context, vehicle) }
  },
  check({ demoData }, { query }) {
    const parsed = parsePlate(query.registration_number)
    const duplicateError = demoData.fleet.vehicles.some(
      ({ registration_number, status }) => status !== 'archived' && registration_number === parsed?.plate,
    )
    return {
      data: {
        available: parsed !== undefined && !duplicateError && parsed.plate !== 'DUP-000AA',
        registration_number: parsed?.plate ?? null,
        warning: parsed?.form === 'other' ? unusualPlateMessage : null,
      },
    }
  },
  get: (context, { params }) => ({ data: readVehicleDetails(context, requireOwnFleetItem(context, 'vehicles', params.id)) }),
  update(context, { params, body: { version, ...given } }) {
    const vehicle = requireOwnFleetItem(context, 'vehicles', params.id)
    checkEditable(vehicle, version, 'Restore this vehicle before you change it')
    const change = Object.fromEntries(
      Object.entries(given satisfies Omit<VehicleChange, 'version'>).filter(([, value]) => value !== undefined),
    )
    const next = { ...vehicle, ...change }
    next.registration_number = normalizePlate(next.registration_number)
    checkVehicle(context, next, vehicle)
    const driver = next.type === vehicle.type ? undefined : findDriverOf(context.demoData, vehicle.id)
    throwFieldErrors(crewLicenceErrors('type', driver && { ...driver, type: next.type }))
    const reviewed = reviewedVehicleFields.filter((field) => next[field] !== vehicle[field])
    checkSuspension(vehicle.status, reviewed)
    const again = reviewed.length > 0
    if (again && vehicle.active_trip) throw new RequestError('VehicleHasActiveTrip')
    if (again && ['active', 'inactive', 'pending_review'].includes(vehicle.status)) submitVehicle(context.demoData, next)
    Object.assign(vehicle, next, { version: version + 1, updated_at: context.demoData.clock().toISOString() })
    return { data: readVehicleDetails(context, vehicle) }
  },
  setStatus(context, { params, body }) {
    const vehicle = requireOwnFleetItem(context, 'vehicles', params.id)
    changeVehicleStatus(context.demoData, vehicle, body)
    return { data: readVehicleDetails(context, vehicle) }
  },
  setDriver(context, { params, body }) {
    const vehicle = requireOwnFleetItem(context, 'vehicles', params.id)
    if (body.version !== undefined && body.version !== vehicle.version) throw new RequestError('VersionConflict')
    const { driver_id } = body
    const driver =
      driver_id === null
        ? findDriverOf(context.demoData, vehicle.id)
        : context.demoData.fleet.drivers.find(({ id, partner_id }) => id === driver_id && partner_id === vehicle.partner_id)
    if (driver_id !== null && !driver)
      throw new RequestError('ValidationError', undefined, { errors: { driver_id: 'Please select one of your drivers' } })
    return { data: assignVehicle(context.demoData, vehicle, driver_id === null ? null : (driver ?? null), body.only_unassigned) }
  },
  assignments: (context, { params, query }) =>
    pageAssignments(context, { vehicle: requireOwnFleetItem(context, 'vehicles', params.id).id }, query),
}

import {
  listDays,
  driverStatuses,
  defaultPeriod,
  lagosDate,
  limitMessage,
  listReviewedDriverChanges,
  needsDocuments,
  needsDriverReview,
  periodRange,
} from '@vehicle-partner/domain'
import { driverErrors, foreignCityMessage } from '@vehicle-partner/domain/entities'
import { isPhone } from '@vehicle-partner/domain/phone'
import type { contract } from '../contract.ts'
import { assignVehicle } from '../demo/assignVehicle.ts'
import type { MockDriver } from '../demo/mockFleet.ts'
import { changeDriverStatus, submitDriver } from '../demo/fleetStatusChanges.ts'
import { readDriverDetails, readDriver, findVehicleOf } from '../demo/fleetLookups.ts'
import { demoId } from '../demo/demoId.ts'
import { requireCaller, requireMember, type MockContext } from '../demo/mockContext.ts'
import { removeDrafts } from '../drafts/mockDrafts.ts'
import type { Handlers } from '../kernel/endpoint.ts'
import { RequestError, throwFieldErrors } from '../kernel/errors.ts'
import { checkEditable, countFleetTotals, listOwnFleetItems, pageAssignments, requireOwnFleetItem } from '../fleet/fleetMock.ts'
import { crewLicenceErrors } from '../fleet/checkAssignment.ts'
import { checkSuspension } from '../fleet/statusChangeChecks.ts'
import { countByValue, paginate } from '../kernel/listResponse.ts'
import type { Driver } from './driver.ts'
import { normalizeDriver, phoneTakenError } from './normalizeDriver.ts'
import { driverCountKeys } from './drivers.contract.ts'

const needsAttention = ({ status, compliance }: Driver) => status !== 'archived' && needsDocuments(compliance.status)
const isUnassigned = ({ status, vehicle }: Driver) => status === 'active' && vehicle === null

/** Checks cross-field rules and uniqueness. */
function checkDriver({ demoData, member }: MockContext, driver: MockDriver, before?: MockDriver): void {
  const today = lagosDate(demoData.clock())
  const inCity = member?.organization.cities.some(({ id }) => id === driver.city_id) ?? false
  throwFieldErrors({
    ...driverErrors(driver, { today, isPhone, before }),
    ...(inCity ? {} : { city_id: foreignCityMessage }),
  })
  const other = demoData.fleet.drivers.find(({ id, phone, status }) => id !== driver.id && status !== 'archived' && phone === driver.phone)
  if (other) throw phoneTakenError(other.partner_id === driver.partner_id)
}

function inviteDriver({ demoData }: MockContext, driver: MockDriver): void {
  driver.invited_at = demoData.clock().toISOString()
  if (driver.app_state === 'not_invited') driver.app_state = 'invited'
  const text = `${driver.fname}, you are invited to the Vehicle Partner driver app.`
  demoData.outbox.push({ channel: 'sms', to: driver.phone, text, created_at: driver.invited_at })
}

/** Says to a driver's former number that it cannot open the driver app any more. */
function endAppAccess({ demoData }: MockContext, { fname, phone }: MockDriver): void {
  const text = `${fname}, this number cannot open the Vehicle Partner driver app any more.`
  demoData.outbox.push({ channel: 'sms', to: phone, text, created_at: demoData.clock().toISOString() })
}

export const driversMock: Handlers<typeof contract, MockContext>['drivers'] = {
  list(context, { query }) {
    const all = listOwnFleetItems(context, 'drivers').map((driver) => readDriver(context, driver))
    const { status, compliance, city_id, licence_class, vehicle, rating_min } = query
    const has = (wanted: readonly string[], value: string) => wanted.length === 0 || wanted.includes(value)
    const found = all.filter(
      (driver) =>
        (status.length > 0 ? status.includes(driver.status) : driver.status !== 'archived') &&
        has(compliance, driver.compliance.status) &&
        has(city_id, driver.city.id) &&
        has(licence_class, driver.licence_class) &&
        (vehicle === undefined || (vehicle === 'assigned') === (driver.vehicle !== null)) &&
        (rating_min === undefined || (driver.rating.rating ?? -1) >= rating_min) &&
        (query.needs_attention === undefined || needsAttention(driver)),
    )
    const { data, metadata } = paginate(found, query, {
      now: context.demoData.clock(),
      by: {
        name: ({ fname, lname }) => `${fname} ${lname}`,
        created_at: (driver) => driver.created_at,
        rating: ({ rating }) => rating.rating,
        trips_30d: ({ stats }) => stats.trips_30d,
        licence_expiry_date: (driver) => driver.licence_expiry_date,
      },
      text: ({ fname, lname, phone, licence_number, vehicle: drives }) => [
        `${fname} ${lname}`,
        phone,
        phone.replace(/^\+234/, '0'),
        licence_number,
        drives?.registration_number,
        drives?.registration_number.replace('-', ''),
      ],
    })
    const countKeys = all.flatMap((driver) => [
      driver.status,
      ...(isUnassigned(driver) ? ['unassigned'] : []),
      ...(needsAttention(driver) ? ['needs_attention'] : []),
    ])
    return { data, metadata: { ...metadata, counts: countByValue(driverCountKeys, countKeys) } }
  },
  stats(context) {
    const all = listOwnFleetItems(context, 'drivers').map((each) => readDriver(context, each))
    return { data: countFleetTotals(all, { statuses: driverStatuses, needsAttention, isUnassigned }) }
  },
  create(context, { body: { invite: wanted, nin, ...given } }) {
    const { demoData } = context
    const driver: MockDriver = {
      ...given,
      ...normalizeDriver(given),
      nin: nin === null ? null : `*******${nin.slice(-4)}`,
      id: demoId('drv', 1_000_000 + demoData.fleet.drivers.length),
      partner_id: requireMember(context).organization.id,
      status: 'pending_review',
      status_reason: null,
      archived_at: null,
      before_removal: null,
      app_state: 'not_invited',
      invited_at: null,
      version: 1,
      created_at: demoData.clock().toISOString(),
      updated_at: null,
      review_due_at: null,
      review_outcome: null,
      active_trip: false,
      upcoming_trips: 0,
      rating: { count: 0, rating: null },
      stats: { trips_30d: 0, completed_bps: null, on_time_bps: null, cancellations_30d: 0 },
    }
    checkDriver(context, driver)
    submitDriver(demoData, driver)
    demoData.fleet.drivers.push(driver)
    removeDrafts(demoData, requireCaller(context).person, ['driver'], driver.partner_id)
    if (wanted) inviteDriver(context, driver)
    return { data: readDriverDetails(context, driver) }
  },
  get: (context, { params }) => ({ data: readDriverDetails(context, requireOwnFleetItem(context, 'drivers', params.id)) }),
  update(context, { params, body: { version, nin, ...given } }) {
    const driver = requireOwnFleetItem(context, 'drivers', params.id)
    checkEditable(driver, version, 'Restore this driver before you change them')
    const change = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
    const next: MockDriver = { ...driver, ...change }
    Object.assign(next, normalizeDriver(next))
    if (nin !== undefined) next.nin = nin === null ? null : `*******${nin.slice(-4)}`
    checkDriver(context, next, driver)
    const vehicle = next.licence_class === driver.licence_class ? undefined : findVehicleOf(context.demoData, driver.id)
    throwFieldErrors(crewLicenceErrors('licence_class', vehicle && { ...next, type: vehicle.type }))
    checkSuspension(driver.status, listReviewedDriverChanges(driver, next))
    const again = needsDriverReview(driver.status, driver, next)
    if (again && driver.active_trip) throw new RequestError('DriverHasActiveTrip')
    if (again) submitDriver(context.demoData, next)
    // A licence that is approved at once does not resume a paused driver.
    if (again && next.status === 'active' && driver.status === 'inactive') next.status = driver.status
    const hasNewPhone = next.phone !== driver.phone && driver.app_state !== 'not_invited'
    if (hasNewPhone) endAppAccess(context, driver)
    Object.assign(driver, next, { version: version + 1, updated_at: context.demoData.clock().toISOString() })
    if (hasNewPhone) {
      driver.app_state = 'not_invited'
      inviteDriver(context, driver)
    }
    return { data: readDriverDetails(context, driver) }
  },
  setStatus(context, { params, body }) {
    const driver = requireOwnFleetItem(context, 'drivers', params.id)
    changeDriverStatus(context.demoData, driver, body)
    return { data: readDriverDetails(context, driver) }
  },
  setVehicle(context, { params, body: { vehicle_id, version } }) {
    const { demoData } = context
    const driver = requireOwnFleetItem(context, 'drivers', params.id)
    if (version !== undefined && version !== driver.version) throw new RequestError('VersionConflict')
    const wanted =
      vehicle_id === null
        ? findVehicleOf(demoData, driver.id)
        : demoData.fleet.vehicles.find(({ id, partner_id }) => id === vehicle_id && partner_id === driver.partner_id)
    if (wanted) {
      const result = assignVehicle(demoData, wanted, vehicle_id === null ? null : driver)
      return { data: vehicle_id === null ? { ...result, vehicle: null, left_vehicle: result.vehicle } : result }
    }
    if (vehicle_id !== null)
      throw new RequestError('ValidationError', undefined, { errors: { vehicle_id: 'Please select one of your vehicles' } })
    const { id, fname, lname } = driver
    return { data: { vehicle: null, driver: { id, fname, lname }, left_vehicle: null, left_driver: null, warnings: [] } }
  },
  assignments: (context, { params, query }) =>
    pageAssignments(context, { driver: requireOwnFleetItem(context, 'drivers', params.id).id }, query),
  invite(context, { params }) {
    const driver = requireOwnFleetItem(context, 'drivers', params.id)
    const now = context.demoData.clock()
    if (driver.status === 'archived' || driver.app_state === 'active')
      throw new RequestError('InvalidTransition', 'This driver uses the app already')
    const since = driver.invited_at === null ? Infinity : now.getTime() - Date.parse(driver.invited_at)
    const retryAfter = Math.ceil((60_000 - since) / 1000)
    if (since < 60_000) throw new RequestError('TooManyRequests', limitMessage(retryAfter), { retryAfter })
    inviteDriver(context, driver)
    return { data: { app_state: driver.app_state, invited_at: now.toISOString() } }
  },
  performance(context, { params, query }) {
    const driver = requireOwnFleetItem(context, 'drivers', params.id)
    const now = context.demoData.clock()
    const key = query.period ?? defaultPeriod
    const range = periodRange(key, now)
    const today = lagosDate(now)
    const days = listDays(range.from ?? '2025-03-03', range.to !== undefined && range.to < today ? range.to : today)
    const each = driver.stats.trips_30d > 0 ? 1 : 0
    const series = days.map((date) => ({ date, total: each, completed: each }))
    const trips = each * days.length
    return {
      data: {
        trips,
        completed: trips,
        cancelled: 0,
        missed: 0,
        completed_bps: trips > 0 ? 10_000 : null,
        on_time_bps: trips > 0 ? driver.stats.on_time_bps : null,
        rating: driver.rating,
        passengers: trips * 11,
        distance_m: trips * 28_400,
        series,
      },
      metadata: { as_of: now.toISOString(), period: { key, ...range } },
    }
  },
}

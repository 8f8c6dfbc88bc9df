import {
  listDays,
  defaultPeriod,
  driverLicenceWarning,
  driverObstacles,
  formatVehicleName,
  isSameAssignment,
  matchesSearch,
  paths,
  periodRange,
  tripGroup,
  positionVisibleBeforeMs,
  vehicleObstacles,
} from '@vehicle-partner/domain'
import type { contract } from '../contract.ts'
import { requireMember, type MockContext } from '../demo/mockContext.ts'
import { recordTripChange, addTripMoment } from '../demo/recordTripChange.ts'
import { listDriversForTrip, listVehiclesForTrip } from '../demo/readTripCandidates.ts'
import { readTripDetails, createTripReader } from '../demo/readTrips.ts'
import { countTripsByDay, createEmptyDay } from '../demo/tripCounts.ts'
import { listTrips, type MockTrip } from '../demo/mockTrips.ts'
import { findRoute } from '../demo/mockRoutes.ts'
import type { Handlers, Parsed } from '../kernel/endpoint.ts'
import { RequestError } from '../kernel/errors.ts'
import { paginate } from '../kernel/listResponse.ts'
import { checkChangeable, checkDeclinable, checkObstacles, checkShareable } from './tripChecks.ts'
import { serializeDriverCandidates, serializeVehicleCandidates } from './tripCandidates.ts'
import { serializeSharedTrip } from './sharedTrip.ts'
import { listedTripGroups, tripOrder } from './tripList.ts'
import { serializeTrip } from './serializeTrip.ts'

type Query = Parsed<(typeof contract)['trips']['list']>['query']

const ownTrips = (context: MockContext) => listTrips(context.demoData, requireMember(context).organization)

/** Finds a trip of the organisation. */
export function requireTrip(context: MockContext, id: string): MockTrip {
  const found = ownTrips(context).trips.find((trip) => trip.id === id)
  if (!found) throw new RequestError('NotFound')
  return found
}

function filterTrips(context: MockContext, query: Query, own: (trip: MockTrip) => boolean = () => true) {
  const now = context.demoData.clock()
  const sort = tripOrder(query, now)
  const read = createTripReader(context)
  const has = (statuses: readonly string[], value: string | null) => statuses.length === 0 || (value !== null && statuses.includes(value))
  const inDays = (range: Pick<Query, 'group' | 'status'>) => {
    const groups = listedTripGroups({ ...query, ...range }, now)
    return (trip: MockTrip) =>
      groups.some(
        ({ statuses, from, to }) =>
          statuses.includes(trip.status) && trip.service_date >= (from ?? '') && trip.service_date <= (to ?? '9999-12-31'),
      )
  }
  const inAnyGroup = inDays({ group: undefined, status: [] })
  const inAsked = inDays(query)
  const base = ownTrips(context)
    .trips.filter(
      (trip) =>
        own(trip) &&
        has(query.route_id, trip.route_id) &&
        has(query.vehicle_id, trip.vehicle_id) &&
        has(query.driver_id, trip.driver_id) &&
        has(query.city_id, findRoute(trip.route_id).city_id) &&
        inAnyGroup(trip),
    )
    .map((trip) => ({ trip, rows: serializeTrip(trip, read(trip)) }))
  if (sort.field === 'net_kobo' && !base.every(({ rows }) => 'earnings' in rows))
    throw new RequestError('ValidationError', undefined, { errors: { sort: 'You cannot sort by money' } })
  const found = base.filter(({ trip, rows }) => inAsked(trip) && (query.needs_action === undefined || rows.needs.length > 0))
  const { search } = query
  const matching =
    search === undefined
      ? found
      : found.filter(({ rows: { reference, route, vehicle, driver } }) =>
          matchesSearch(search, [
            reference,
            route.name,
            route.code,
            vehicle?.registration_number,
            vehicle?.registration_number.replaceAll('-', ''),
            vehicle && formatVehicleName(vehicle),
            driver && `${driver.fname} ${driver.lname}`,
          ]),
        )
  const { data, metadata } = paginate(
    matching,
    { ...query, sort, search: undefined },
    {
      now,
      by: {
        departure_at: ({ rows }) => rows.departure_at,
        seats_booked: ({ rows }) => rows.seats.booked,
        delay_s: ({ rows }) => rows.delay_s,
        net_kobo: ({ rows }) => rows.earnings?.net_kobo,
      },
    },
  )
  const count = (is: (each: (typeof base)[number]) => boolean) => base.filter(is).length
  return {
    data: data.map(({ rows }) => rows),
    metadata: {
      ...metadata,
      counts: {
        upcoming: count(({ trip }) => tripGroup(trip.status) === 'upcoming'),
        active: count(({ trip }) => tripGroup(trip.status) === 'active'),
        completed: count(({ trip }) => trip.status === 'completed'),
        cancelled: count(({ trip }) => trip.status === 'cancelled'),
        missed: count(({ trip }) => trip.status === 'missed'),
        needs_action: count(({ rows }) => rows.needs.length > 0),
      },
      days:
        sort.field === 'departure_at'
          ? [...new Set(data.map(({ rows }) => rows.service_date))].map((date) => ({
              date,
              trips: matching.filter(({ rows }) => rows.service_date === date).length,
            }))
          : [],
    },
  }
}

const isAsked = (
  item: { id: string; isRemoved: boolean },
  { search, id }: { search?: string | undefined; id?: string | undefined },
  texts: string[],
) => !item.isRemoved && (id === undefined || item.id === id) && (!search || matchesSearch(search, texts))

export const tripsMock: Handlers<typeof contract, MockContext>['trips'] = {
  stats(context, { query }) {
    const now = context.demoData.clock()
    const key = query.period ?? defaultPeriod
    const range = periodRange(key, now)
    const days = countTripsByDay(context.demoData, requireMember(context).organization, range)
    // An open range starts or ends with the trips.
    const from = range.from ?? days[0]?.date
    const to = range.to ?? days.at(-1)?.date
    const found = new Map(days.map((day) => [day.date, day]))
    return {
      data: (from && to ? listDays(from, to) : []).map((date) => found.get(date) ?? createEmptyDay(date)),
      metadata: { as_of: now.toISOString(), period: { key, ...range } },
    }
  },
  list: (context, { query }) => filterTrips(context, query),
  ofVehicle: (context, { params, query }) => filterTrips(context, query, ({ vehicle_id }) => vehicle_id === params.id),
  ofDriver: (context, { params, query }) => filterTrips(context, query, ({ driver_id }) => driver_id === params.id),
  get: (context, { params }) => ({
    data: readTripDetails(context, requireTrip(context, params.id)),
    metadata: { as_of: context.demoData.clock().toISOString() },
  }),
  assign(context, { params, body }) {
    const { demoData } = context
    const trip = requireTrip(context, params.id)
    if (trip.version !== body.version) throw new RequestError('VersionConflict')
    checkChangeable(trip, demoData.clock())
    // The same vehicle and driver: no change, no event, no message.
    if (isSameAssignment(trip, body)) return { data: readTripDetails(context, trip), metadata: { warnings: [] } }
    const vehicle = listVehiclesForTrip(context, trip).find(({ id }) => id === body.vehicle_id)
    const driver = listDriversForTrip(context, trip).find(({ id }) => id === body.driver_id)
    if (!vehicle || !driver) {
      const errors = {
        ...(vehicle ? {} : { vehicle_id: 'Please select one of your vehicles' }),
        ...(driver ? {} : { driver_id: 'Please select one of your drivers' }),
      }
      throw new RequestError('ValidationError', undefined, { errors })
    }
    checkObstacles(vehicleObstacles(vehicle, trip), driverObstacles(driver, vehicle.type))
    const warning = driverLicenceWarning(driver.licence_class, vehicle.type)
    const before = trip.status
    Object.assign(trip, { vehicle_id: vehicle.id, driver_id: driver.id, seats_total: vehicle.seats, status: 'assigned' })
    addTripMoment(demoData, trip, {
      kind: 'assignment',
      from: before,
      to: 'assigned',
      text: `Assigned to ${vehicle.registration_number} with ${driver.name}`,
    })
    recordTripChange(demoData, trip, ['vehicle', 'driver', 'status', 'seats'])
    return { data: readTripDetails(context, trip), metadata: { warnings: warning === undefined ? [] : [warning] } }
  },
  vehicleCandidates(context, { params, query }) {
    const trip = requireTrip(context, params.id)
    const asked = listVehiclesForTrip(context, trip).filter((vehicle) =>
      isAsked(vehicle, query, [vehicle.registration_number, vehicle.registration_number.replaceAll('-', ''), vehicle.name]),
    )
    return { data: serializeVehicleCandidates(asked, trip) }
  },
  driverCandidates(context, { params, query }) {
    const trip = requireTrip(context, params.id)
    const vehicle = listVehiclesForTrip(context, trip).find(({ id }) => id === query.vehicle_id)
    const asked = listDriversForTrip(context, trip).filter((driver) => isAsked(driver, query, [driver.name]))
    return { data: serializeDriverCandidates(asked, vehicle) }
  },
  decline(context, { params, body }) {
    const { demoData } = context
    const trip = requireTrip(context, params.id)
    checkDeclinable(trip, demoData.clock())
    Object.assign(trip, { vehicle_id: null, driver_id: null, status: 'scheduled' })
    addTripMoment(demoData, trip, { kind: 'decline', from: 'assigned', to: 'scheduled', text: body.text ?? body.reason_code })
    recordTripChange(demoData, trip, ['vehicle', 'driver', 'status'])
    return { data: readTripDetails(context, trip) }
  },
  timeline(context, { params }) {
    const trip = requireTrip(context, params.id)
    const planned = { id: `tev_${trip.id.slice(4)}_made`, at: trip.created_at.toISOString(), kind: 'status', from: null, to: 'assigned' }
    return {
      data: [{ ...planned, text: 'The trip was planned', by: 'operator' }, ...trip.moments],
      metadata: { as_of: context.demoData.clock().toISOString() },
    }
  },
  track(context, { params, query }) {
    const { demoData } = context
    const trip = requireTrip(context, params.id)
    const group = tripGroup(trip.status)
    const early = trip.departure_at.getTime() - demoData.clock().getTime() > positionVisibleBeforeMs
    if ((group === 'upcoming' && early) || trip.status === 'cancelled' || trip.status === 'missed') throw new RequestError('OutsideTrip')
    const data = demoData.positions.filter(({ trip_id, at }) => trip_id === trip.id && at > (query.since ?? ''))
    return { data: data.toSorted((a, b) => a.at.localeCompare(b.at)), metadata: { as_of: demoData.clock().toISOString() } }
  },
  share(context, { params, body }) {
    const { demoData } = context
    const trip = requireTrip(context, params.id)
    checkShareable(trip, demoData.clock())
    const { shares } = ownTrips(context)
    const expires_at = new Date(demoData.clock().getTime() + body.expires_in_s * 1000)
    const token = `demo-share-${trip.id}-${shares.length + 1}`
    shares.push({ trip_id: trip.id, token, expires_at })
    return { data: { url: paths.sharedTrip({ token }), expires_at: expires_at.toISOString() } }
  },
  endShare(context, { params }) {
    const trips = ownTrips(context)
    const trip = requireTrip(context, params.id)
    const now = context.demoData.clock()
    const live = trips.shares.filter(({ trip_id, expires_at }) => trip_id === trip.id && expires_at > now)
    trips.shares = trips.shares.filter((share) => share.trip_id !== trip.id)
    return { data: { ended: live.length } }
  },
  shared({ demoData }, { params }) {
    const now = demoData.clock()
    for (const organization of Object.values(demoData.organizations)) {
      const { trips, shares } = listTrips(demoData, organization)
      const share = shares.find(({ token, expires_at }) => token === params.token && expires_at > now)
      const trip = trips.find(({ id }) => id === share?.trip_id)
      if (!share || !trip) continue
      const context: MockContext = { demoData, caller: undefined, member: { organization, roles: [] } }
      return { data: serializeSharedTrip(readTripDetails(context, trip), share.expires_at, now), metadata: { as_of: now.toISOString() } }
    }
    throw new RequestError('NotFound')
  },
}

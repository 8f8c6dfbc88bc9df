import { addDays, listDepartures, lagosDate, canSeeMoney, tripGroup } from '@vehicle-partner/domain'
import type { contract } from '../contract.ts'
import { findCity } from '../demo/fleetLookups.ts'
import { demoRates } from '../demo/money/earningVehicles.ts'
import { mockRoutes, mockSchedules, type MockRoute, type MockSchedule } from '../demo/mockRoutes.ts'
import { requireMember, type MockContext } from '../demo/mockContext.ts'
import { listTrips } from '../demo/mockTrips.ts'
import type { Handlers } from '../kernel/endpoint.ts'
import { RequestError } from '../kernel/errors.ts'
import { paginate } from '../kernel/listResponse.ts'
import { checkInterest } from './checkInterest.ts'
import type { Route, RouteDetails, Schedule } from './route.ts'

/** Open routes have open departures; those of other routes are the organisation's own. */
const createTimetable = (schedule: MockSchedule) => ({
  ...schedule,
  valid_from: '2025-03-03',
  valid_to: null,
  vehicle_types: ['mini_bus', 'coaster'],
  seats_min: 14,
  exceptions: [],
})

function isVisible(context: MockContext, id: string): MockRoute {
  const route = mockRoutes.find((each) => each.id === id)
  if (!route || !(route.open || ownSchedules(context).has(id))) throw new RequestError('NotFound')
  return route
}

const ownSchedules = (context: MockContext) =>
  new Set(listTrips(context.demoData, requireMember(context).organization).trips.map(({ route_id }) => route_id))

function listSchedules(context: MockContext, route: MockRoute): Schedule[] {
  const { organization } = requireMember(context)
  return mockSchedules
    .filter(({ route_id }) => route_id === route.id)
    .map((schedule) => {
      const { id, direction, days_of_week, departure_time, valid_from, valid_to, vehicle_types, seats_min, exceptions } =
        createTimetable(schedule)
      const wish = context.demoData.interests.find(({ schedule_id, partner_id }) => schedule_id === id && partner_id === organization.id)
      return {
        id,
        direction,
        days_of_week,
        departure_time,
        valid_from,
        valid_to,
        vehicle_types,
        seats_min,
        exceptions,
        open: route.open,
        assigned: route.open ? null : { vehicle: null, driver: null },
        interest: wish?.status ?? null,
      }
    })
}

function serializeRoute(context: MockContext, route: MockRoute): Route {
  const { demoData } = context
  const { organization, roles } = requireMember(context)
  const now = demoData.clock()
  const trips = listTrips(demoData, organization).trips.filter(({ route_id }) => route_id === route.id)
  const since = addDays(lagosDate(now), -30)
  const ahead = trips.filter((trip) => tripGroup(trip.status) === 'upcoming').map(({ departure_at }) => departure_at.getTime())
  const recent = trips.filter(({ status, service_date }) => status === 'completed' && service_date >= since)
  const vehicles = demoData.fleet.vehicles.filter(({ id }) => trips.some(({ vehicle_id }) => vehicle_id === id))
  const drivers = demoData.fleet.drivers.filter(({ id }) => trips.some(({ driver_id }) => driver_id === id))
  const rates = vehicles.flatMap(({ type }) => demoRates[type] ?? [])
  return {
    id: route.id,
    code: route.code,
    name: route.name,
    city: findCity(route.city_id),
    origin: { name: route.stops[0]?.name ?? '' },
    destination: { name: route.stops.at(-1)?.name ?? '' },
    status: route.status,
    stops_count: route.stops.length,
    distance_m: route.distance_m,
    duration_s: route.duration_s,
    demand: route.demand,
    my: {
      vehicles: vehicles
        .map(({ id, registration_number }) => ({
          id,
          label: registration_number,
          trips_30d: recent.filter(({ vehicle_id }) => vehicle_id === id).length,
        }))
        .toSorted((a, b) => b.trips_30d - a.trips_30d || a.label.localeCompare(b.label, 'en')),
      drivers: drivers.map(({ id, fname, lname }) => ({ id, label: `${fname} ${lname}` })),
      trips_30d: recent.length,
      next_departure_at: ahead.length > 0 ? new Date(Math.min(...ahead)).toISOString() : null,
      ...(canSeeMoney(roles) ? { rate_kobo: rates.length > 0 ? Math.min(...rates) : null } : {}),
    },
    open_schedules: route.open ? mockSchedules.filter(({ route_id }) => route_id === route.id).length : 0,
  }
}

function serializeRouteDetails(context: MockContext, route: MockRoute): RouteDetails {
  const stops = route.stops.map((stop) => ({ ...stop, address: null, geofence_m: 100 }))
  return { ...serializeRoute(context, route), polyline: route.polyline, stops, schedules: listSchedules(context, route), created_at: null }
}

export const routesMock: Handlers<typeof contract, MockContext>['routes'] = {
  list(context, { query }) {
    const { organization } = requireMember(context)
    const mine = ownSchedules(context)
    const tabs = {
      mine: mockRoutes.filter(({ id }) => mine.has(id)),
      open: mockRoutes.filter(({ open, city_id }) => open && organization.cities.some(({ id }) => id === city_id)),
    }
    const has = (requested: readonly string[], value: string) => requested.length === 0 || requested.includes(value)
    const found = tabs[query.tab]
      .map((route) => ({ route, row: serializeRoute(context, route) }))
      .filter(
        ({ row }) =>
          has(query.city_id, row.city.id) &&
          has(query.status, row.status) &&
          (query.vehicle_id.length === 0 || row.my.vehicles.some(({ id }) => query.vehicle_id.includes(id))),
      )
    const { data, metadata } = paginate(found, query, {
      now: context.demoData.clock(),
      by: {
        name: ({ row }) => row.name,
        next_departure_at: ({ row }) => row.my.next_departure_at,
        trips_30d: ({ row }) => row.my.trips_30d,
        distance_m: ({ row }) => row.distance_m,
      },
      text: ({ route }) => [route.code, route.name, ...route.stops.map(({ name }) => name)],
    })
    return {
      data: data.map(({ row }) => row),
      metadata: { ...metadata, counts: { mine: tabs.mine.length, open: tabs.open.length } },
    }
  },
  get: (context, { params }) => ({ data: serializeRouteDetails(context, isVisible(context, params.id)) }),
  schedules(context, { params, query }) {
    const data = listSchedules(context, isVisible(context, params.id))
    const departures = data.flatMap((schedule) =>
      listDepartures(query.from, query.to, schedule).map(({ date, departure_at }) => ({
        schedule_id: schedule.id,
        date,
        departure_at: departure_at.toISOString(),
        direction: schedule.direction,
      })),
    )
    const sorted = departures.toSorted((a, b) => a.departure_at.localeCompare(b.departure_at))
    return { data, metadata: { as_of: context.demoData.clock().toISOString(), departures: sorted } }
  },
  interest(context, { params, body }) {
    const { demoData } = context
    const { organization } = requireMember(context)
    const route = isVisible(context, params.id)
    const schedule = mockSchedules.find(({ id, route_id }) => id === body.schedule_id && route_id === route.id)
    const vehicle = demoData.fleet.vehicles.find(({ id }) => id === body.vehicle_id)
    if (!schedule || !vehicle) throw new RequestError('NotFound')
    checkInterest({
      schedule: { ...createTimetable(schedule), open: route.open },
      vehicle,
      inCity: organization.cities.some(({ id }) => id === route.city_id),
    })
    const same = demoData.interests.some(
      (each) => each.partner_id === organization.id && each.schedule_id === schedule.id && each.status === 'pending',
    )
    if (same) throw new RequestError('ItemAlreadyExist', 'You have already requested this departure')
    const id = `rin_demo${demoData.interests.length + 1}`
    const wish = { id, schedule_id: schedule.id, vehicle_id: vehicle.id, status: 'pending', created_at: demoData.clock().toISOString() }
    demoData.interests.push({ ...wish, partner_id: organization.id })
    return { data: wish }
  },
}

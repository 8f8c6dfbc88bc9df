import { demoCities } from '@vehicle-partner/api/mock'
import { encodePolyline, searchableText } from '@vehicle-partner/domain'
import type { InferInsertModel } from 'drizzle-orm'
import type { Db } from '../database.ts'
import { routes, routeStops, schedules } from '../schema/routeTables.ts'
import { demoRouteId, seededRoutes, demoStart } from './demoRoutes.ts'
import type { FleetPlan } from './fleetPlan.ts'
import { seededId } from './seededRandom.ts'
import { listTimetable, scheduleId } from './demoTimetable.ts'
import { insertMissing } from './bulkWrite.ts'

/** Writes the routes of the demo with their stops, and the open schedules that partners can request. */
export async function seedRoutes(db: Db): Promise<void> {
  const cityIds = new Map<string, string>(demoCities.map(({ code, id }) => [code, id]))
  await insertMissing(
    db,
    routes,
    seededRoutes.map((route) => ({
      id: demoRouteId(route.code),
      code: route.code,
      name: route.name,
      city_id: cityIds.get(route.city) ?? '',
      origin: route.origin,
      destination: route.destination,
      status: 'active' as const,
      distance_m: route.distanceMetres,
      duration_s: route.minutes * 60,
      polyline: encodePolyline(route.stops),
      demand: route.demand,
      search_text: searchableText([route.code, route.name, ...route.stops.map(({ name }) => name)]),
      created_at: demoStart,
    })),
  )
  await insertMissing(
    db,
    routeStops,
    seededRoutes.flatMap((route) =>
      route.stops.map((stop, at) => ({
        id: seededId('stp', `${route.code}:${at}`, demoStart),
        route_id: demoRouteId(route.code),
        sequence: at + 1,
        name: stop.name,
        offset_s: stop.offset_s,
        lat: stop.lat,
        lng: stop.lng,
        kind: at === 0 ? ('pickup' as const) : at === route.stops.length - 1 ? ('dropoff' as const) : ('both' as const),
      })),
    ),
  )
  await insertMissing(db, schedules, createOpenSchedules())
}

type ScheduleRow = InferInsertModel<typeof schedules>

const holidays = [
  { date: '2026-12-25', reason: 'Christmas Day' },
  { date: '2027-01-01', reason: 'New Year' },
]

const createOpenSchedules = (): ScheduleRow[] =>
  seededRoutes
    .filter(({ open }) => open)
    .flatMap((route) =>
      (['inbound', 'outbound'] as const).map((direction) => ({
        id: seededId('sch', `${route.code}:${direction}`, demoStart),
        route_id: demoRouteId(route.code),
        direction,
        days_of_week: [1, 2, 3, 4, 5],
        departure_time: direction === 'inbound' ? '06:30:00' : '17:00:00',
        valid_from: '2025-03-03',
        valid_to: null,
        vehicle_types: ['mini_bus', 'coaster'],
        seats_min: 14,
        partner_id: null,
        vehicle_id: null,
        driver_id: null,
        exceptions: holidays,
      })),
    )

/** Writes the schedules of a fleet's timetable. */
export async function seedSchedules(db: Db, plan: FleetPlan): Promise<void> {
  const time = (minute: number) => `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}:00`
  await insertMissing(
    db,
    schedules,
    plan.vehicles.flatMap((vehicle, index) =>
      listTimetable(plan.timetable, index).map(({ run, late, minute, days, direction }) => ({
        id: scheduleId(plan.name, index, run, late),
        route_id: demoRouteId(vehicle.route.code),
        direction,
        days_of_week: days,
        departure_time: time(Math.round(minute / 5) * 5),
        valid_from: '2025-03-03',
        valid_to: null,
        vehicle_types: [vehicle.type],
        seats_min: vehicle.seats,
        partner_id: plan.partnerId,
        vehicle_id: vehicle.id,
        driver_id: vehicle.driverId,
        exceptions: [],
      })),
    ),
  )
}

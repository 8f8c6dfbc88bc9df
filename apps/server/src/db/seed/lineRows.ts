import { cities } from '@vehicle-partner/api/mock'
import { encodePolyline, searchableText } from '@vehicle-partner/domain'
import type { InferInsertModel } from 'drizzle-orm'
import type { Db } from '../database.ts'
import { routes, routeStops, schedules } from '../schema/routes.ts'
import { lineId, lines, worldBegins } from './lines.ts'
import type { FleetPlan } from './plan.ts'
import { idOf } from './random.ts'
import { departuresOf, scheduleId } from './timetable.ts'
import { insertMissing } from './write.ts'

/** Writes the lines of the demo with their stops, and the open departures that partners can ask for. */
export async function seedLines(db: Db): Promise<void> {
  const cityIds = new Map<string, string>(cities.map(({ code, id }) => [code, id]))
  await insertMissing(
    db,
    routes,
    lines.map((line) => ({
      id: lineId(line.code),
      code: line.code,
      name: line.name,
      city_id: cityIds.get(line.city) ?? '',
      origin: line.origin,
      destination: line.destination,
      status: 'active' as const,
      distance_m: line.distanceMetres,
      duration_s: line.minutes * 60,
      polyline: encodePolyline(line.stops),
      demand: line.demand,
      search_text: searchableText([line.code, line.name, ...line.stops.map(({ name }) => name)]),
      created_at: worldBegins,
    })),
  )
  await insertMissing(
    db,
    routeStops,
    lines.flatMap((line) =>
      line.stops.map((stop, at) => ({
        id: idOf('stp', `${line.code}:${at}`, worldBegins),
        route_id: lineId(line.code),
        sequence: at + 1,
        name: stop.name,
        offset_s: stop.offset_s,
        lat: stop.lat,
        lng: stop.lng,
        kind: at === 0 ? ('pickup' as const) : at === line.stops.length - 1 ? ('dropoff' as const) : ('both' as const),
      })),
    ),
  )
  await insertMissing(db, schedules, openSchedules())
}

type ScheduleRow = InferInsertModel<typeof schedules>

const holidays = [
  { date: '2026-12-25', reason: 'Christmas Day' },
  { date: '2027-01-01', reason: 'New Year' },
]

const openSchedules = (): ScheduleRow[] =>
  lines
    .filter(({ open }) => open)
    .flatMap((line) =>
      (['inbound', 'outbound'] as const).map((direction) => ({
        id: idOf('sch', `${line.code}:${direction}`, worldBegins),
        route_id: lineId(line.code),
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

/** Writes the departures of a fleet's timetable. */
export async function seedSchedules(db: Db, plan: FleetPlan): Promise<void> {
  const time = (minute: number) => `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}:00`
  await insertMissing(
    db,
    schedules,
    plan.vehicles.flatMap((vehicle, index) =>
      departuresOf(plan.timetable, index).map(({ run, late, minute, days, direction }) => ({
        id: scheduleId(plan.name, index, run, late),
        route_id: lineId(vehicle.line.code),
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

import { encodePolyline } from '@vehicle-partner/domain'
import type { PlacedStop } from '../trips/serializeTrip.ts'
import { demoCities } from './demoCities.ts'
import { demoId } from './demoId.ts'
import { demoRoutes, stopOffsetSeconds, type DemoRoute } from './demoRoutes.ts'

/** A route of the mock. */
export interface MockRoute {
  id: string
  code: string
  name: string
  city_id: string
  status: string
  distance_m: number
  duration_s: number
  polyline: string
  demand: DemoRoute['demand']
  open: boolean
  stops: PlacedStop[]
}

/** A scheduled departure of a route. */
export interface MockSchedule {
  id: string
  route_id: string
  direction: 'outbound' | 'inbound'
  days_of_week: number[]
  /** In Africa/Lagos. */
  departure_time: string
}

/** The demo routes with ids. */
export const mockRoutes: readonly MockRoute[] = demoRoutes.map((line, at) => ({
  id: demoId('rte', at + 1),
  code: line.code,
  name: line.name,
  city_id: demoCities.find(({ code }) => code === line.city)?.id ?? '',
  status: 'active',
  distance_m: Math.round(line.kilometres * 1000),
  duration_s: line.minutes * 60,
  polyline: encodePolyline(line.stops),
  demand: line.demand,
  open: line.open,
  stops: line.stops.map(({ name, lat, lng }, place) => ({
    id: demoId('stp', (at + 1) * 100 + place + 1),
    sequence: place + 1,
    name,
    offset_s: stopOffsetSeconds(line, place),
    lat,
    lng,
    kind: place === 0 ? 'pickup' : place === line.stops.length - 1 ? 'dropoff' : 'both',
  })),
}))

/** Two departures of every route: inbound in the morning, outbound in the evening. */
export const mockSchedules: readonly MockSchedule[] = mockRoutes.flatMap(({ id, open }, at) =>
  (['inbound', 'outbound'] as const).map((direction, back) => ({
    id: demoId('sch', (at + 1) * 10 + back),
    route_id: id,
    direction,
    days_of_week: open ? [1, 2, 3, 4, 5] : [1, 2, 3, 4, 5, 6],
    departure_time: `${back === 0 ? '06' : '17'}:${String((at * 5) % 60).padStart(2, '0')}`,
  })),
)

/** Finds a route. Throws if there is none. */
export function findRoute(id: string): MockRoute {
  const route = mockRoutes.find((each) => each.id === id)
  if (!route) throw new Error(`There is no route ${id}`)
  return route
}

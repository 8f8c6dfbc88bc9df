import { demoRoutes, stopOffsetSeconds } from '@vehicle-partner/api/mock'
import { seededId } from './seededRandom.ts'

/** A line that the operator runs, with its stops in order. */
export interface DemoRoute {
  code: string
  name: string
  city: string
  origin: string
  destination: string
  distanceMetres: number
  minutes: number
  stops: readonly { name: string; lat: number; lng: number; offset_s: number }[]
  /** Nobody drives it yet. */
  open: boolean
  demand: 'low' | 'medium' | 'high'
}

/** The lines of the demo. */
export const demoRoutes: readonly DemoRoute[] = demoRoutes.map((line) => ({
  code: line.code,
  name: line.name,
  city: line.city,
  origin: line.stops[0]?.name ?? '',
  destination: line.stops.at(-1)?.name ?? '',
  distanceMetres: Math.round(line.kilometres * 1000),
  minutes: line.minutes,
  stops: line.stops.map((stop, at) => ({ ...stop, offset_s: stopOffsetSeconds(line, at) })),
  open: line.open,
  demand: line.demand,
}))

/** The day on which the demo world begins; things older than the trips carry ids of it. */
export const demoStart = new Date('2025-03-03T08:00:00Z')

export const demoRouteId = (code: string): string => seededId('rte', code, demoStart)

const byId = new Map(demoRoutes.map((line) => [demoRouteId(line.code), line]))

/** The line of a route's id; undefined for one that people have made. */
export const findDemoRoute = (routeId: string): DemoRoute | undefined => byId.get(routeId)

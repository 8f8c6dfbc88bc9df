import { demoRoutes, stopOffsetSeconds } from '@vehicle-partner/api/mock'
import { seededId } from './seededRandom.ts'

/** A route of the operator, with its stops in order. */
export interface DemoRoute {
  code: string
  name: string
  city: string
  origin: string
  destination: string
  distanceMetres: number
  minutes: number
  stops: readonly { name: string; lat: number; lng: number; offset_s: number }[]
  /** No partner runs it yet. */
  open: boolean
  demand: 'low' | 'medium' | 'high'
}

/** The routes of the demo. */
export const seededRoutes: readonly DemoRoute[] = demoRoutes.map((route) => ({
  code: route.code,
  name: route.name,
  city: route.city,
  origin: route.stops[0]?.name ?? '',
  destination: route.stops.at(-1)?.name ?? '',
  distanceMetres: Math.round(route.kilometres * 1000),
  minutes: route.minutes,
  stops: route.stops.map((stop, at) => ({ ...stop, offset_s: stopOffsetSeconds(route, at) })),
  open: route.open,
  demand: route.demand,
}))

/** When the demo data begins. The ids of everything older than the trips are made from this time. */
export const demoStart = new Date('2025-03-03T08:00:00Z')

export const demoRouteId = (code: string): string => seededId('rte', code, demoStart)

const byId = new Map(seededRoutes.map((route) => [demoRouteId(route.code), route]))

/** The demo route with this id; undefined if a user created the route. */
export const findDemoRoute = (routeId: string): DemoRoute | undefined => byId.get(routeId)

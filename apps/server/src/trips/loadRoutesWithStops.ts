import { asc, inArray } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { routes, routeStops } from '../db/schema/routeTables.ts'

export type RouteWithStops = typeof routes.$inferSelect & { stops: (typeof routeStops.$inferSelect)[] }

/** The routes of trips with their stops in order, by id. */
export async function loadRoutesWithStops(db: Db, trips: readonly { route_id: string }[]): Promise<Map<string, RouteWithStops>> {
  const ids = [...new Set(trips.map(({ route_id }) => route_id))]
  if (ids.length === 0) return new Map()
  const [rows, stops] = await Promise.all([
    db.select().from(routes).where(inArray(routes.id, ids)),
    db.select().from(routeStops).where(inArray(routeStops.route_id, ids)).orderBy(asc(routeStops.route_id), asc(routeStops.sequence)),
  ])
  const stopsByRoute = Map.groupBy(stops, ({ route_id }) => route_id)
  return new Map(rows.map((route) => [route.id, { ...route, stops: stopsByRoute.get(route.id) ?? [] }]))
}

import type { contract, Handlers } from '@vehicle-partner/api/contract'
import { paginate, RequestError } from '@vehicle-partner/api/server'
import { listDepartures } from '@vehicle-partner/domain'
import { asc, eq } from 'drizzle-orm'
import { requireMembership, type Context } from '../context.ts'
import { routeStops } from '../db/schema/routeTables.ts'
import { requestRoute } from './requestRoute.ts'
import { readSchedules } from './readSchedules.ts'
import { serializeRoute, loadRouteRows } from './routeRows.ts'

/** A route that the organisation may see. Throws RequestError `NotFound`. */
async function loadVisibleRoute(context: Context, id: string) {
  const [route] = await loadRouteRows(context, id)
  if (!route) throw new RequestError('NotFound')
  return route
}

/** Routes, their schedules, and requests for open schedules. */
export const routesRoutes: Handlers<typeof contract, Context>['routes'] = {
  async list(context, { query }) {
    const { roles } = requireMembership(context)
    // There are few routes, and sorting needs the numbers of all of them.
    const all = await loadRouteRows(context)
    const tabs = { mine: all.filter(({ mine }) => mine), open: all.filter(({ near, open_schedules }) => near && open_schedules > 0) }
    const matches = (filter: readonly string[], value: string) => filter.length === 0 || filter.includes(value)
    const filtered = tabs[query.tab].filter(
      ({ city, status, vehicles }) =>
        matches(query.city_id, city.id) &&
        matches(query.status, status) &&
        (query.vehicle_id.length === 0 || vehicles.some(({ id }) => query.vehicle_id.includes(id))),
    )
    const { data, metadata } = paginate(filtered, query, {
      now: context.now,
      by: {
        name: ({ name }) => name,
        next_departure_at: ({ next_departure_at }) => next_departure_at,
        trips_30d: ({ trips_30d }) => trips_30d,
        distance_m: ({ distance_m }) => distance_m,
      },
      text: ({ code, name, search_text }) => [code, name, search_text],
    })
    return {
      data: data.map((row) => serializeRoute(row, roles)),
      metadata: { ...metadata, counts: { mine: tabs.mine.length, open: tabs.open.length } },
    }
  },
  async get(context, { params }) {
    const { db } = context
    const { partner, roles } = requireMembership(context)
    const row = await loadVisibleRoute(context, params.id)
    const [stops, schedules] = await Promise.all([
      db.select().from(routeStops).where(eq(routeStops.route_id, row.id)).orderBy(asc(routeStops.sequence)),
      readSchedules(db, partner.id, row.id),
    ])
    return {
      data: {
        ...serializeRoute(row, roles),
        polyline: row.polyline,
        stops,
        schedules,
        created_at: row.created_at,
      },
    }
  },
  async schedules(context, { params, query }) {
    const { db, now } = context
    await loadVisibleRoute(context, params.id)
    const data = await readSchedules(db, requireMembership(context).partner.id, params.id)
    const departures = data
      .flatMap((schedule) =>
        listDepartures(query.from, query.to, schedule).map(({ date, departure_at }) => ({
          schedule_id: schedule.id,
          date,
          departure_at: departure_at.toISOString(),
          direction: schedule.direction,
        })),
      )
      .toSorted((a, b) => a.departure_at.localeCompare(b.departure_at))
    return { data, metadata: { as_of: now.toISOString(), departures } }
  },
  interest: async (context, input) => ({ data: await requestRoute(context, input) }),
}

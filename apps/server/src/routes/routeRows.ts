import type { Route } from '@vehicle-partner/api'
import { lagosDate, canSeeMoney } from '@vehicle-partner/domain'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { requireMembership, type Context } from '../context.ts'
import { routes } from '../db/schema/routeTables.ts'
import { defineRow, selectRows, type RowOf } from '../db/selectRows.ts'
import { boolean, integer, json, nullable, text } from '../db/sqlValueTypes.ts'

const label = z.object({ id: z.string(), label: z.string() })

const routeRow = defineRow({
  id: routes.id,
  code: routes.code,
  name: routes.name,
  origin: routes.origin,
  destination: routes.destination,
  status: routes.status,
  distance_m: routes.distance_m,
  duration_s: routes.duration_s,
  polyline: routes.polyline,
  demand: routes.demand,
  search_text: routes.search_text,
  created_at: nullable(text),
  city: json(z.object({ id: z.string(), name: z.string(), code: z.string() })),
  stops_count: integer,
  // The partner drove the route in the last 180 days or has a schedule on it.
  mine: boolean,
  // The route is in one of the partner's cities.
  near: boolean,
  open_schedules: integer,
  trips_30d: integer,
  next_departure_at: nullable(text),
  vehicles: json(z.array(label.extend({ trips_30d: z.int() }))),
  drivers: json(z.array(label)),
  rate_kobo: nullable(integer),
})

/** A route with the partner's own numbers. */
export type RouteRow = RowOf<typeof routeRow>

const isoTimestamp = (column: string) => sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)

/** The routes that an organisation may see: its own and those with open schedules; only `routeId` if it is given. */
export function loadRouteRows({ db, now, ...context }: Context, routeId?: string): Promise<RouteRow[]> {
  const { partner, roles } = requireMembership({ db, now, ...context })
  const [id, at, today] = [partner.id, now.toISOString(), lagosDate(now)]
  const rate = canSeeMoney(roles)
    ? sql`(select min(card.rate_kobo) from (select distinct type from vehicles where id = any(used.vehicles)) v
        cross join lateral (select k.rate_kobo from rate_cards k
          where k.vehicle_type = v.type and k.effective_from <= ${today}::date and k.basis = 'per_trip'
            and (k.partner_id is null or k.partner_id = ${id}) and (k.route_id is null or k.route_id = r.id)
          order by k.partner_id is null, k.route_id is null, k.effective_from desc, k.version desc limit 1) card)`
    : sql`null::bigint`
  return selectRows(
    db,
    routeRow,
    sql`select r.id, r.code, r.name, r.origin, r.destination, r.status, r.distance_m, r.duration_s, r.polyline, r.demand, r.search_text,
        ${isoTimestamp('r.created_at')} as created_at,
        json_build_object('id', c.id, 'name', c.name, 'code', c.code) as city,
        (select count(*)::int from route_stops s where s.route_id = r.id) as stops_count,
        own.mine, near.near, open.count as open_schedules, used.trips_30d,
        (select ${isoTimestamp('t.departure_at')} from trips t where t.partner_id = ${id} and t.route_id = r.id and t.departure_at > ${at}
          and t.status in ('scheduled', 'assigned') order by t.departure_at limit 1) as next_departure_at,
        (select coalesce(json_agg(json_build_object('id', v.id, 'label', v.registration_number, 'trips_30d', n.trips)
            order by n.trips desc, v.registration_number), '[]')
          from vehicles v join (select t.vehicle_id, count(*) filter (where t.status = 'completed' and t.departure_at <= ${at})::int as trips
            from trips t where t.partner_id = ${id} and t.route_id = r.id and t.departure_at >= ${at}::timestamptz - interval '30 days'
            group by t.vehicle_id) n on n.vehicle_id = v.id) as vehicles,
        (select coalesce(json_agg(json_build_object('id', d.id, 'label', d.fname || ' ' || d.lname) order by d.lname, d.fname, d.id), '[]')
          from drivers d where d.id = any(used.drivers)) as drivers,
        (${rate})::float8 as rate_kobo
      from routes r join cities c on c.id = r.city_id
      cross join lateral (select exists (select 1 from trips t where t.partner_id = ${id} and t.route_id = r.id
          and t.departure_at >= ${at}::timestamptz - interval '180 days')
        or exists (select 1 from schedules s where s.partner_id = ${id} and s.route_id = r.id and coalesce(s.valid_to, ${today}::date) >= ${today}::date) as mine) own
      cross join lateral (select exists (select 1 from partner_cities p where p.partner_id = ${id} and p.city_id = r.city_id) as near) near
      cross join lateral (select count(*)::int as count from schedules s where s.partner_id is null and s.route_id = r.id
        and coalesce(s.valid_to, ${today}::date) >= ${today}::date) open
      cross join lateral (select count(*) filter (where t.status = 'completed' and t.departure_at <= ${at})::int as trips_30d,
          array_agg(distinct t.vehicle_id) as vehicles, array_agg(distinct t.driver_id) as drivers
        from trips t where t.partner_id = ${id} and t.route_id = r.id and t.departure_at >= ${at}::timestamptz - interval '30 days') used
      where (own.mine or open.count > 0) ${routeId === undefined ? sql`` : sql`and r.id = ${routeId}`}`,
  )
}

/** A route for lists. */
export function serializeRoute(row: RouteRow, roles: readonly string[]): Route {
  const { id, code, name, city, status, stops_count, distance_m, duration_s, demand, open_schedules } = row
  return {
    id,
    code,
    name,
    city,
    origin: { name: row.origin },
    destination: { name: row.destination },
    status,
    stops_count,
    distance_m,
    duration_s,
    demand,
    my: {
      vehicles: row.vehicles,
      drivers: row.drivers,
      trips_30d: row.trips_30d,
      next_departure_at: row.next_departure_at,
      ...(canSeeMoney(roles) ? { rate_kobo: row.rate_kobo } : {}),
    },
    open_schedules,
  }
}

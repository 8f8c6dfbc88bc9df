import type { Route } from '@vehicle-partner/api'
import { lagosDate, canSeeMoney } from '@vehicle-partner/domain'
import { sql } from 'drizzle-orm'
import { requireMembership, type Context } from '../context.ts'
import { rows } from '../db/database.ts'

/** A line with what the organisation has to do with it. */
export interface RouteRow {
  id: string
  code: string
  name: string
  origin: string
  destination: string
  status: string
  distance_m: number
  duration_s: number
  polyline: string
  demand: string | null
  search_text: string
  created_at: string | null
  city: { id: string; name: string; code: string }
  stops_count: number
  mine: boolean
  /** Of the organisation's cities. */
  near: boolean
  open_schedules: number
  trips_30d: number
  next_departure_at: string | null
  vehicles: { id: string; label: string }[]
  drivers: { id: string; label: string }[]
  rate_kobo: number | null
}

const isoTimestamp = (column: string) => sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)

/** The lines that an organisation may see: those on which it has driven in 180 days or has departures, and those with open departures; or one. */
export function loadRouteRows({ db, now, ...context }: Context, only?: string): Promise<RouteRow[]> {
  const { partner, roles } = requireMembership({ db, now, ...context })
  const [id, at, today] = [partner.id, now.toISOString(), lagosDate(now)]
  const rate = canSeeMoney(roles)
    ? sql`(select min(card.rate_kobo) from (select distinct type from vehicles where id = any(used.vehicles)) v
        cross join lateral (select k.rate_kobo from rate_cards k
          where k.vehicle_type = v.type and k.effective_from <= ${today}::date and k.basis = 'per_trip'
            and (k.partner_id is null or k.partner_id = ${id}) and (k.route_id is null or k.route_id = r.id)
          order by k.partner_id is null, k.route_id is null, k.effective_from desc, k.version desc limit 1) card)`
    : sql`null`
  return rows<RouteRow>(
    db,
    sql`select r.id, r.code, r.name, r.origin, r.destination, r.status, r.distance_m, r.duration_s, r.polyline, r.demand, r.search_text,
        ${isoTimestamp('r.created_at')} as created_at,
        json_build_object('id', c.id, 'name', c.name, 'code', c.code) as city,
        (select count(*)::int from route_stops s where s.route_id = r.id) as stops_count,
        own.mine, near.near, open.count as open_schedules, used.trips_30d,
        (select ${isoTimestamp('t.departure_at')} from trips t where t.partner_id = ${id} and t.route_id = r.id and t.departure_at > ${at}
          and t.status in ('scheduled', 'assigned') order by t.departure_at limit 1) as next_departure_at,
        (select coalesce(json_agg(json_build_object('id', v.id, 'label', v.registration_number) order by v.registration_number), '[]')
          from vehicles v where v.id = any(used.vehicles)) as vehicles,
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
      where (own.mine or open.count > 0) ${only === undefined ? sql`` : sql`and r.id = ${only}`}`,
  )
}

/** A line as lists show it. */
export function routeReply(row: RouteRow, roles: readonly string[]): Route {
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

import type { ReportType } from '@vehicle-partner/api'
import { sql, type SQL } from 'drizzle-orm'
import { escapeLikePattern } from '../db/likePattern.ts'

/** What a report is asked of, once its filters are parsed. */
export interface Asked {
  partnerId: string
  /** Filters by name, each a list. */
  filters: Readonly<Record<string, readonly string[]>>
  from?: string | undefined
  to?: string | undefined
  search?: string | undefined
  /** The day that it is in Lagos. */
  today: string
}

const list = (values: readonly string[]) =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )
const all = (conditions: readonly (SQL | undefined)[]) =>
  sql.join(
    conditions.filter((each) => each !== undefined),
    sql` and `,
  )
/** Empty filters do not narrow. */
const among = (column: SQL, values: readonly string[] | undefined) => (values?.length ? sql`${column} in (${list(values)})` : undefined)
const days = (column: SQL, { from, to }: Asked) => [
  from === undefined ? undefined : sql`${column} >= ${from}::date`,
  to === undefined ? undefined : sql`${column} <= ${to}::date`,
]
const found = (asked: Asked, ...columns: SQL[]) =>
  asked.search === undefined
    ? undefined
    : sql`(${sql.join(
        columns.map((column) => sql`lower(${column}) like ${`%${escapeLikePattern(asked.search ?? '').toLowerCase()}%`}`),
        sql` or `,
      )})`
const ownerType = sql`case when o.vehicle_id is not null then 'vehicle' when o.driver_id is not null then 'driver' else 'partner' end`
const utc = (column: SQL) => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`

/** The rows of the reports that one query answers, by the keys of their columns; ordered, so that they can be read in parts. */
export const sources: Readonly<Partial<Record<ReportType, (asked: Asked) => SQL>>> = {
  trips: (asked) => sql`
    select t.service_date::text, t.reference, r.name as route, ${utc(sql`t.departure_at`)} as departure_at,
      ${utc(sql`coalesce(t.actual_arrival_at, t.arrival_eta)`)} as arrival_at, t.status, v.registration_number as vehicle,
      d.fname || ' ' || d.lname as driver, t.seats_booked, t.seats_boarded, t.seats_no_show
    from trips t join routes r on r.id = t.route_id left join vehicles v on v.id = t.vehicle_id left join drivers d on d.id = t.driver_id
    where ${all([
      sql`t.partner_id = ${asked.partnerId}`,
      among(sql`t.status`, asked.filters['status']),
      among(sql`t.vehicle_id`, asked.filters['vehicle_id']),
      among(sql`t.driver_id`, asked.filters['driver_id']),
      among(sql`t.route_id`, asked.filters['route_id']),
      ...days(sql`t.service_date`, asked),
      found(asked, sql`t.reference`),
    ])} order by t.departure_at desc, t.id desc`,
  trip_stats: (asked) => sql`
    select t.service_date::text as date, count(*)::int as total, count(*) filter (where t.status = 'completed')::int as completed,
      count(*) filter (where t.status = 'cancelled')::int as cancelled, count(*) filter (where t.status = 'missed')::int as missed
    from trips t where ${all([sql`t.partner_id = ${asked.partnerId}`, ...days(sql`t.service_date`, asked)])}
    group by t.service_date order by t.service_date`,
  vehicles: (asked) => sql`
    select v.registration_number, v.brand, v.name, v.type, v.year, v.seats, v.status, c.name as city,
      (select d.fname || ' ' || d.lname from vehicle_assignments a join drivers d on d.id = a.driver_id where a.vehicle_id = v.id and a.ended_at is null limit 1) as driver
    from vehicles v join cities c on c.id = v.city_id where ${all([
      sql`v.partner_id = ${asked.partnerId}`,
      asked.filters['status']?.length ? among(sql`v.status`, asked.filters['status']) : sql`v.status <> 'archived'`,
      among(sql`v.type`, asked.filters['type']),
      among(sql`v.city_id`, asked.filters['city_id']),
      found(asked, sql`v.registration_number`, sql`v.brand`, sql`v.name`, sql`v.nickname`),
    ])} order by v.registration_number`,
  drivers: (asked) => sql`
    select d.fname, d.lname, d.phone, d.licence_class, d.status, c.name as city,
      (select v.registration_number from vehicle_assignments a join vehicles v on v.id = a.vehicle_id where a.driver_id = d.id and a.ended_at is null limit 1) as vehicle
    from drivers d join cities c on c.id = d.city_id where ${all([
      sql`d.partner_id = ${asked.partnerId}`,
      asked.filters['status']?.length ? among(sql`d.status`, asked.filters['status']) : sql`d.status <> 'archived'`,
      among(sql`d.city_id`, asked.filters['city_id']),
      found(asked, sql`d.fname || ' ' || d.lname`, sql`d.phone`),
    ])} order by d.lname, d.fname, d.id`,
  documents_expiry: (asked) => sql`
    select ${ownerType} as owner_type, coalesce(v.registration_number, d.fname || ' ' || d.lname, p.company_name) as owner, o.type, o.status,
      o.expiry_date::text, (o.expiry_date - ${asked.today}::date)::int as days_left
    from documents o join partners p on p.id = o.partner_id left join vehicles v on v.id = o.vehicle_id left join drivers d on d.id = o.driver_id
    where ${all([
      sql`o.partner_id = ${asked.partnerId}`,
      sql`o.expiry_date is not null and o.status <> 'superseded'`,
      among(ownerType, asked.filters['owner_type']),
      among(sql`o.status`, asked.filters['status']),
      among(sql`o.type`, asked.filters['type']),
      ...days(sql`o.expiry_date`, asked),
    ])} order by o.expiry_date, o.id`,
  audit: (asked) => sql`
    select ${utc(sql`a.at`)} as at, a.actor_name as actor, a.actor_role, a.action, a.entity_label as entity, a.changes::text as changes
    from audit_events a where ${all([
      sql`a.partner_id = ${asked.partnerId}`,
      among(sql`a.action`, asked.filters['action']),
      among(sql`a.actor_id`, asked.filters['actor_id']),
      ...days(sql`(a.at at time zone 'Africa/Lagos')::date`, asked),
    ])} order by a.at desc, a.id desc`,
}

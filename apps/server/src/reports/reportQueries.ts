import type { ReportType } from '@vehicle-partner/api'
import type { ReportRow } from '@vehicle-partner/api/server'
import { sql, type SQL } from 'drizzle-orm'
import { defineRow, type RowDefinition } from '../db/selectRows.ts'
import { tripGross } from '../trips/tripEarnings.ts'
import { documentStateSql } from '../documents/documentList.ts'
import { integer, nullable, number, text } from '../db/sqlValueTypes.ts'

/** The name of the trip `t` on the route `r`, by the same rule as `formatTripName` of the domain. */
const tripName = sql`case when t.direction = 'outbound' and r.name like '% – %' and r.name not like '% – % – %'
  then split_part(r.name, ' – ', 2) || ' – ' || split_part(r.name, ' – ', 1) else r.name end`

/** The parsed input of a report. */
export interface ReportInput {
  partnerId: string
  /** Filters by name, each a list. */
  filters: Readonly<Record<string, readonly string[]>>
  from?: string | undefined
  to?: string | undefined
  /** Today in Lagos. */
  today: string
  /** Selects the ids of the trips, vehicles, drivers, documents or audit events that the list shows with these filters. */
  matches?: SQL | undefined
}

const list = (values: readonly string[]) =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )
const joinConditions = (conditions: readonly (SQL | undefined)[]) =>
  sql.join(
    conditions.filter((each) => each !== undefined),
    sql` and `,
  )
/** Empty filters match everything. */
const isOneOf = (column: SQL, values: readonly string[] | undefined) => (values?.length ? sql`${column} in (${list(values)})` : undefined)
const isInRange = (column: SQL, { from, to }: ReportInput) => [
  from === undefined ? undefined : sql`${column} >= ${from}::date`,
  to === undefined ? undefined : sql`${column} <= ${to}::date`,
]
const isListed = (id: SQL, { matches }: ReportInput) => (matches ? sql`${id} in (select m.id from (${matches}) m)` : undefined)
const ownerType = sql`case when o.vehicle_id is not null then 'vehicle' when o.driver_id is not null then 'driver' else 'partner' end`
const toUtcText = (column: SQL) => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`

export interface ReportQuery {
  row: RowDefinition<ReportRow>
  /** The database types of the columns `key_1`, `key_2` ... by which the rows are ordered; together they are unique. */
  keys: readonly ('text' | 'date' | 'timestamptz')[]
  descending?: true
  createQuery: (input: ReportInput) => SQL
}

/** The columns that order the rows, as text. */
const keys = { key_1: text, key_2: text }

/** Reports that are one SQL query, by the keys of their columns. They are read in parts, see reportPages.ts. */
export const reportQueries: Readonly<Partial<Record<ReportType, ReportQuery>>> = {
  trips: {
    row: defineRow({
      service_date: text,
      reference: text,
      route: text,
      departure_at: text,
      arrival_at: text,
      status: text,
      vehicle: nullable(text),
      driver: nullable(text),
      seats_booked: integer,
      seats_boarded: integer,
      seats_no_show: integer,
      rating: nullable(number),
      gross_kobo: nullable(integer),
      ...keys,
    }),
    keys: ['timestamptz', 'text'],
    descending: true,
    createQuery: (input) => sql`
    select t.departure_at as key_1, t.id as key_2, t.service_date::text, t.reference, ${tripName} as route, ${toUtcText(sql`t.departure_at`)} as departure_at,
      ${toUtcText(sql`coalesce(t.actual_arrival_at, t.arrival_eta)`)} as arrival_at, t.status, v.registration_number as vehicle,
      d.fname || ' ' || d.lname as driver, t.seats_booked, t.seats_boarded, t.seats_no_show,
      (select round(avg(g.score), 1)::float8 from ratings g where g.trip_id = t.id) as rating, ${tripGross} as gross_kobo
    from trips t join routes r on r.id = t.route_id left join vehicles v on v.id = t.vehicle_id left join drivers d on d.id = t.driver_id
    where ${joinConditions([sql`t.partner_id = ${input.partnerId}`, isOneOf(sql`t.id`, input.filters['id']), isListed(sql`t.id`, input)])}`,
  },
  trip_stats: {
    row: defineRow({ date: text, total: integer, completed: integer, cancelled: integer, missed: integer, key_1: text }),
    keys: ['date'],
    createQuery: (input) => sql`
    select t.service_date as key_1, t.service_date::text as date, count(*)::int as total, count(*) filter (where t.status = 'completed')::int as completed,
      count(*) filter (where t.status = 'cancelled')::int as cancelled, count(*) filter (where t.status = 'missed')::int as missed
    from trips t where ${joinConditions([sql`t.partner_id = ${input.partnerId}`, ...isInRange(sql`t.service_date`, input)])}
    group by t.service_date`,
  },
  vehicles: {
    row: defineRow({
      registration_number: text,
      brand: text,
      name: text,
      type: text,
      year: integer,
      seats: integer,
      status: text,
      city: text,
      driver: nullable(text),
      ...keys,
    }),
    keys: ['text', 'text'],
    createQuery: (input) => sql`
    select v.registration_number as key_1, v.id as key_2, v.registration_number, v.brand, v.name, v.type, v.year, v.seats, v.status, c.name as city,
      (select d.fname || ' ' || d.lname from vehicle_assignments a join drivers d on d.id = a.driver_id where a.vehicle_id = v.id and a.ended_at is null limit 1) as driver
    from vehicles v join cities c on c.id = v.city_id where ${joinConditions([
      sql`v.partner_id = ${input.partnerId}`,
      isOneOf(sql`v.id`, input.filters['id']),
      isListed(sql`v.id`, input),
    ])}`,
  },
  drivers: {
    row: defineRow({
      fname: text,
      lname: text,
      phone: text,
      licence_class: text,
      status: text,
      city: text,
      vehicle: nullable(text),
      ...keys,
      key_3: text,
    }),
    keys: ['text', 'text', 'text'],
    createQuery: (input) => sql`
    select d.lname as key_1, d.fname as key_2, d.id as key_3, d.fname, d.lname, d.phone, d.licence_class, d.status, c.name as city,
      (select v.registration_number from vehicle_assignments a join vehicles v on v.id = a.vehicle_id where a.driver_id = d.id and a.ended_at is null limit 1) as vehicle
    from drivers d join cities c on c.id = d.city_id where ${joinConditions([
      sql`d.partner_id = ${input.partnerId}`,
      isOneOf(sql`d.id`, input.filters['id']),
      isListed(sql`d.id`, input),
    ])}`,
  },
  documents_expiry: {
    row: defineRow({
      owner_type: text,
      owner: text,
      type: text,
      status: text,
      expiry_date: nullable(text),
      days_left: nullable(integer),
      ...keys,
    }),
    keys: ['date', 'text'],
    createQuery: (input) => sql`
    select coalesce(o.expiry_date, 'infinity') as key_1, o.id as key_2, ${ownerType} as owner_type, coalesce(v.registration_number, d.fname || ' ' || d.lname, p.company_name) as owner, o.type,
      ${documentStateSql(input.today, sql`o`)} as status,
      o.expiry_date::text, (o.expiry_date - ${input.today}::date)::int as days_left
    from documents o join partners p on p.id = o.partner_id left join vehicles v on v.id = o.vehicle_id left join drivers d on d.id = o.driver_id
    where ${joinConditions([sql`o.partner_id = ${input.partnerId}`, isListed(sql`o.id`, input)])}`,
  },
  audit: {
    row: defineRow({ at: text, actor: text, actor_role: nullable(text), action: text, entity: text, changes: text, ...keys }),
    keys: ['timestamptz', 'text'],
    descending: true,
    createQuery: (input) => sql`
    select a.at as key_1, a.id as key_2, ${toUtcText(sql`a.at`)} as at, a.actor_name as actor, a.actor_role, a.action, a.entity_label as entity, a.changes::text as changes
    from audit_events a where ${joinConditions([
      sql`a.partner_id = ${input.partnerId}`,
      isListed(sql`a.id`, input),
      ...isInRange(sql`(a.at at time zone 'Africa/Lagos')::date`, input),
    ])}`,
  },
}

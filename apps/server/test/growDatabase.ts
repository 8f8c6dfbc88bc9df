import { demoNow, demoOrganizations, demoPeople } from '@vehicle-partner/api/mock'
import { getTableName, sql, type SQL } from 'drizzle-orm'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../src/db/database.ts'
import { rowOf, selectRows } from '../src/db/selectRows.ts'
import { text } from '../src/db/sqlValueTypes.ts'
import { documents } from '../src/db/schema/documentTables.ts'
import { earningLines } from '../src/db/schema/earningTables.ts'
import { drivers, vehicleAssignments, vehicles } from '../src/db/schema/fleetTables.ts'
import { auditEvents, events } from '../src/db/schema/operationTables.ts'
import { notifications } from '../src/db/schema/notificationTables.ts'
import { passengers } from '../src/db/schema/passengerTables.ts'
import { ratings, trips } from '../src/db/schema/tripTables.ts'

/** Trips that `growDatabase` adds: a year of past and some future ones. Every third belongs to the tested organisation, the others to another. */
export const addedTrips = 210_000
const fleetSize = 1200
/** The fleet of the other organisation is so much larger that a query that reads it as well stands out. */
const otherFleetSize = 20_000
/** Items with documents and earlier assignments, at most. */
const fullItems = 5000

const testedPartner = `'${demoOrganizations.okafor.id}'`
const otherPartner = `'${demoOrganizations.express.id}'`
const now = `timestamptz '${demoNow}'`
const belongsTo = (partner: string) => sql.raw(`partner_id = ${partner}`)

const createKey = (prefix: string, number = 'n') => `'${prefix}_' || lpad((${number})::text, 26, '0')`
/** A time in the last year, by the row number. */
const pastTime = `(${now} - (n * 43 % 500000) * interval '1 minute')`

/** Copies an existing row `count` times. `differs` has SQL for columns that differ: `n` counts from 1, `t` is the existing row. */
function copyRows(table: PgTable, which: SQL, count: number, differs: Readonly<Record<string, string>>): SQL {
  const columns = getTableConfig(table).columns.map(({ name }) => name)
  const unknown = Object.keys(differs).filter((name) => !columns.includes(name))
  if (unknown.length > 0) throw new Error(`${getTableName(table)} has no ${unknown.join(', ')}`)
  const list = (each: (name: string) => string) => sql.raw(columns.map(each).join(', '))
  return sql`insert into ${table} (${list((name) => `"${name}"`)}) select ${list((name) => differs[name] ?? `t."${name}"`)}
    from (select * from ${table} where ${which} order by id limit 1) t, generate_series(1, ${sql.raw(String(count))}) n`
}

/** A fleet of an organisation, with the documents of its first vehicle and driver; every fortieth item has expired ones. */
const addFleet = (partner: string, [veh, drv]: readonly [string, string], size: number): SQL[] => [
  copyRows(vehicles, sql`${belongsTo(partner)} and status = 'active'`, size, {
    id: createKey(veh),
    registration_number: `'${veh}-' || n`,
    chassis_number: 'null',
    search_text: `'${veh}-' || n || ' ${veh}' || n || ' toyota hiace'`,
    created_at: pastTime,
  }),
  copyRows(drivers, sql`${belongsTo(partner)} and status = 'active'`, size, {
    id: createKey(drv),
    phone: `'+234${veh === 'veh' ? '90' : '70'}' || (10000000 + n)`,
    search_text: `'chidi okeke ' || n`,
    created_at: pastTime,
  }),
  copyRows(vehicleAssignments, sql`${belongsTo(partner)} and ended_at is null`, size, {
    id: createKey(`a${veh}`),
    vehicle_id: createKey(veh),
    driver_id: createKey(drv),
  }),
  copyRows(vehicleAssignments, sql`${belongsTo(partner)} and ended_at is null`, Math.min(size, fullItems) * 4, {
    id: createKey(`b${veh}`),
    vehicle_id: createKey(veh, `n % ${size} + 1`),
    driver_id: createKey(drv, `n % ${size} + 1`),
    started_at: `${pastTime} - interval '1 year'`,
    ended_at: `${pastTime} - interval '200 days'`,
  }),
  ...(['vehicle', 'driver'] as const).map((kind) =>
    sql.raw(`insert into documents (id, partner_id, ${kind}_id, type, number, expiry_date, status, created_at, reviewed_at, files)
      select ${createKey(`d${kind === 'vehicle' ? veh : drv}`, 'row_number() over ()')}, t.partner_id, ${createKey(kind === 'vehicle' ? veh : drv)}, t.type, t.number,
        case when t.expiry_date is not null then case when n % 40 = 0 then date '2026-11-10' else date '2027-06-01' end end, t.status, t.created_at, t.reviewed_at, t.files
      from documents t, generate_series(1, ${Math.min(size, fullItems)}) n
      where t.status = 'approved' and t.${kind}_id = (select id from ${kind}s where partner_id = ${partner} and status = 'active' order by id limit 1)`),
  ),
]

const addTrips = `insert into trips (id, reference, partner_id, route_id, vehicle_id, driver_id, direction, service_date, departure_at,
    arrival_eta, actual_departure_at, actual_arrival_at, status, seats_total, seats_booked, seats_boarded, seats_no_show, cancelled_by,
    cancellation_reason, cancelled_at, delay_s, stop_sequence, version, created_at)
  select ${createKey('trp')}, 'TRP-' || lpad(n::text, 8, '0'), case when n % 3 = 0 then ${testedPartner} else ${otherPartner} end, routes[n % cardinality(routes) + 1],
    case when n % 3 = 0 then ${createKey('veh', `n % ${fleetSize} + 1`)} else ${createKey('vex', `n % ${fleetSize} + 1`)} end,
    case when n % 3 = 0 then ${createKey('drv', `n % ${fleetSize} + 1`)} else ${createKey('drx', `n % ${fleetSize} + 1`)} end,
    case n % 2 when 0 then 'outbound' else 'inbound' end, (leaves at time zone 'Africa/Lagos')::date, leaves, leaves + interval '80 minutes',
    case when status = 'completed' then leaves + interval '2 minutes' end,
    case when status = 'completed' then leaves + interval '80 minutes' + (n % 40 - 5) * interval '1 minute' end,
    status, 18, n % 19, case when status = 'completed' then n % 19 else 0 end, 0,
    case when status = 'cancelled' then 'operator' end, case when status = 'cancelled' then 'low_demand' end,
    case when status = 'cancelled' then leaves - interval '2 hours' end,
    case when status = 'completed' then (n % 40 - 5) * 60 else 0 end, case when status = 'completed' then 8 else 0 end, 2, leaves - interval '14 days'
  from (
    select n, leaves, routes, case when leaves > ${now} - interval '2 hours' then 'assigned' when n % 50 = 0 then 'cancelled'
      when n % 200 = 1 then 'missed' else 'completed' end as status
    from (
      select n, ${now} - interval '350 days' + (n * 364 / ${addedTrips}) * interval '1 day' + (n * 37 % 840 - 420) * interval '1 minute' as leaves,
        array(select distinct route_id from trips where partner_id = ${testedPartner}) as routes
      from generate_series(1, ${addedTrips}) n
    ) planned
  ) told`

const addEarningLines = `insert into earning_lines (id, reference, partner_id, occurred_at, service_date, type, direction, amount_kobo,
    vehicle_id, trip_id, description, rate_card_version, state, payslip_id)
  select 'ern' || substr(t.id, 4), 'ERN' || substr(t.reference, 4), t.partner_id, t.actual_arrival_at, t.service_date, 'trip_earning', 'credit',
    2800000 + t.seats_booked * 100000, t.vehicle_id, t.id, 'Trip', 3, case when t.service_date < p.until then 'settled'
      when t.actual_arrival_at > ${now} - interval '2 days' then 'pending' else 'unsettled' end, case when t.service_date < p.until then p.id end
  from trips t join lateral (
    -- Lines from before the first payslip belong to the first payslip.
    select id, date_trunc('month', ${now})::date as until from payslips p where p.partner_id = t.partner_id
      order by month = date_trunc('month', t.service_date)::date desc, month limit 1
  ) p on true
  where t.id like 'trp_000%' and t.status = 'completed'`

/** Trips of the last week and tomorrow have passengers, stops, events and positions. */
const isRecent = `(select id, partner_id, vehicle_id, departure_at, row_number() over (order by id) as n from trips
  where id like 'trp_000%' and departure_at between ${now} - interval '7 days' and ${now} + interval '1 day') t`

const tripDetails: readonly string[] = [
  addTrips,
  addEarningLines,
  `insert into ratings (id, partner_id, trip_id, score, rated_at) select 'rat' || substr(id, 4), partner_id, id, seats_booked % 10 + 1, actual_arrival_at
    from trips where id like 'trp_000%' and status = 'completed' and seats_booked % 2 = 1`,
  `insert into passengers (id, trip_id, seat, fname, lname, phone, pickup_sequence, dropoff_sequence, status, party_size)
    select ${createKey('psg', 't.n * 6 + seat')}, t.id, seat::text, 'Ngozi', 'Bello', '+2348031234567', 1, 2, 'booked', 1 from ${isRecent}, generate_series(1, 6) seat`,
  `insert into trip_stops (trip_id, sequence, arrived_at, departed_at, boarded, alighted)
    select t.id, sequence, t.departure_at, t.departure_at, 1, 1 from ${isRecent}, generate_series(1, 4) sequence where t.departure_at < ${now}`,
  `insert into trip_events (id, trip_id, at, kind, text, by)
    select ${createKey('tev', 't.n * 4 + number')}, t.id, t.departure_at, 'status', 'x', 'system' from ${isRecent}, generate_series(1, 4) number`,
  `insert into positions (id, partner_id, vehicle_id, trip_id, lat, lng, speed_kmh, heading_deg, accuracy_m, source, at, received_at)
    select ${createKey('pos', 't.n * 8 + number')}, t.partner_id, t.vehicle_id, t.id, 6.5, 3.4, 30, 90, 8, 'app', t.departure_at + number * interval '30 seconds', t.departure_at
    from ${isRecent}, generate_series(1, 5) number where t.departure_at < ${now}`,
  `insert into trip_issues (id, reference, partner_id, trip_id, category, severity, description, needs_replacement, state, reported_by, created_at, resolved_at)
    select 'iss' || substr(id, 4), 'ISS' || substr(reference, 4), partner_id, id, 'delay', 'low', 'Traffic', false, case when closed then 'resolved' else 'open' end,
      '${demoPeople.owner.id}', departure_at, case when closed then departure_at end
    from (select *, departure_at < ${now} - interval '3 days' as closed from trips where id like 'trp_000%' and right(id, 2) = '07') t`,
  `insert into disputes (id, partner_id, earning_line_id, reason, text, state, created_by, created_at, decided_at)
    select 'dsp' || substr(e.id, 4), e.partner_id, e.id, t.reason, t.text, 'accepted', t.created_by, e.occurred_at, e.occurred_at
    from (select * from disputes limit 1) t, earning_lines e where e.id like 'ern_000%' and right(e.id, 1) = '7'`,
  // After the events of the demo; the newest one is a minute old, so that a socket can still replay them.
  `insert into events (id, partner_id, seq, room, type, at, data)
    select ${createKey('evt')}, ${testedPartner}, 1000 + n, 'partner', 'trip.updated', ${now} - (30000 - n) * interval '1 second', '{}' from generate_series(1, 30000) n`,
  `insert into event_sequences (partner_id, seq) values (${testedPartner}, 31000) on conflict (partner_id) do update set seq = 31000`,
]

const growth: readonly SQL[] = [
  ...addFleet(testedPartner, ['veh', 'drv'], fleetSize),
  ...addFleet(otherPartner, ['vex', 'drx'], otherFleetSize),
  copyRows(notifications, sql`${belongsTo(testedPartner)} and user_id = ${demoPeople.owner.id}`, 12_000, {
    id: createKey('ntf'),
    created_at: pastTime,
    read_at: `case when n % 40 = 0 then null else ${pastTime} end`,
    group_key: 'null',
  }),
  copyRows(notifications, belongsTo(testedPartner), 60_000, {
    id: createKey('ntx'),
    user_id: `'${demoPeople.vehicles.id}'`,
    created_at: pastTime,
  }),
  ...([testedPartner, otherPartner, `'${demoOrganizations.musa.id}'`] as const).map((partner, index) =>
    copyRows(auditEvents, belongsTo(testedPartner), 30_000, {
      id: createKey(`au${index}`),
      partner_id: partner,
      at: pastTime,
      action: `(array['vehicle.created', 'driver.created', 'document.uploaded', 'trip.assigned', 'member.joined'])[n % 5 + 1]`,
      entity_id: createKey('veh', `n % ${fleetSize}`),
    }),
  ),
  ...tripDetails.map((statement) => sql.raw(statement)),
]

/** Drops indexes without a constraint while rows are inserted and rebuilds them afterwards, which is much faster. */
async function withoutIndexes(db: Db, tables: readonly PgTable[], work: () => Promise<void>): Promise<void> {
  const names = tables.map((table) => `'${getTableName(table)}'`).join(', ')
  const found = await selectRows(
    db,
    rowOf({ name: text, text }),
    sql`select indexname as name, indexdef as text from pg_indexes i where schemaname = 'public' and tablename in (${sql.raw(names)})
      and not exists (select 1 from pg_constraint c where c.conindid = (i.schemaname || '.' || i.indexname)::regclass)`,
  )
  for (const { name } of found) await db.execute(sql`drop index ${sql.identifier(name)}`)
  await work()
  for (const index of found) await db.execute(sql.raw(index.text))
}

/** Adds years of data to the demo within the database, which takes seconds, and analyzes the tables. */
export async function growDatabase(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    // Skip the foreign key checks: the statements above only use existing keys.
    await tx.execute(sql`set local session_replication_role = replica`)
    await withoutIndexes(tx, [trips, earningLines, ratings, passengers, auditEvents, events, documents], async () => {
      for (const statement of growth) await tx.execute(statement)
    })
  })
  // Index-only scans need the visibility map.
  await db.execute(sql`vacuum analyze`)
}

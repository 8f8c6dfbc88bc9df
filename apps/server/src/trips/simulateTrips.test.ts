import { demoOrganizations } from '@vehicle-partner/api/mock'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { queryNumber } from '../../test/queryNumber.ts'
import { testServer, type TestServer } from '../../test/testServer.ts'
import { documents } from '../db/schema/documentTables.ts'
import { drivers, vehicles } from '../db/schema/fleetTables.ts'
import { schedules } from '../db/schema/routeTables.ts'
import { trips } from '../db/schema/tripTables.ts'
import { rowOf, selectRows } from '../db/selectRows.ts'
import { day, integer } from '../db/sqlValueTypes.ts'
import { generateTrips } from './generateTrips.ts'
import { markMissedTrips } from './markMissedTrips.ts'
import { simulateTrips } from './simulateTrips.ts'

const okafor = demoOrganizations.okafor.id
const vehiclePlaces = rowOf({ vehicle_id: trips.vehicle_id, places: integer })
const lastDay = rowOf({ day, count: integer })

describe('simulated trips', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer()
  })
  afterAll(() => server.close())
  const count = (query: string) => queryNumber(server.db, `select count(*) from (${query}) rows`)

  /** Advances the clock and simulates the trips after every step. */
  const advance = async (steps: number, seconds: number) => {
    for (let step = 0; step < steps; step += 1) {
      server.advanceClock({ seconds })
      await simulateTrips(server.dependencies())
    }
  }

  test('trips that were on the road before have their way so far, once', { timeout: 60_000 }, async () => {
    await advance(1, 5)
    const unrecorded = `select t.id from trips t where t.status = 'in_progress' and t.vehicle_id is not null
      and (select count(*) from positions p where p.trip_id = t.id) < extract(epoch from (timestamptz '${server.now().toISOString()}' - t.actual_departure_at)) / 30 - 1`
    expect(await count(`select 1 from trips where status = 'in_progress'`)).toBeGreaterThan(0)
    expect(await count(unrecorded)).toBe(0)
    const before = await count('select 1 from positions')
    await advance(1, 5)
    expect(await count('select 1 from positions')).toBe(before)
  })

  test('vehicles move along their routes with plausible positions', { timeout: 60_000 }, async () => {
    await advance(4, 60)
    const moved = await selectRows(
      server.db,
      vehiclePlaces,
      sql`select p.vehicle_id, count(distinct (lat, lng))::int as places from positions p join trips t on t.id = p.trip_id
        where t.partner_id = ${okafor} and t.status = 'in_progress' group by 1`,
    )
    expect(moved.length).toBeGreaterThan(0)
    expect(moved.some(({ places }) => places > 2)).toBe(true)
    expect(await count(`select 1 from positions where speed_kmh > 180 or heading_deg not between 0 and 359`)).toBe(0)
  })

  test('by the evening trips have boarded, departed and arrived, and their numbers agree', { timeout: 120_000 }, async () => {
    const before = await queryNumber(server.db, `select count(*) from trips where partner_id = '${okafor}' and status = 'completed'`)
    await advance(10, 30 * 60)
    await markMissedTrips(server.dependencies())
    expect(
      await queryNumber(server.db, `select count(*) from trips where partner_id = '${okafor}' and status = 'completed'`),
    ).toBeGreaterThan(before + 5)
    expect(
      await count(`select t.id from trips t join passengers p on p.trip_id = t.id where t.actual_arrival_at > '2026-11-21T13:32:00Z' and t.status = 'completed' group by t.id
        having t.seats_booked <> sum(p.party_size) filter (where p.status <> 'cancelled') or t.seats_boarded <> coalesce(sum(p.party_size) filter (where p.status = 'alighted'), 0)
          or t.seats_no_show <> coalesce(sum(p.party_size) filter (where p.status = 'no_show'), 0)`),
    ).toBe(0)
    expect(
      await count(
        `select 1 from trips where status = 'assigned' and departure_at <= '${new Date(server.now().getTime() - 1_800_000).toISOString()}'`,
      ),
    ).toBe(0)
    expect(await count(`select trip_id from trip_stops group by trip_id having count(*) <> max(sequence)`)).toBe(0)
    expect(await queryNumber(server.db, `select count(*) from events where type = 'trip.stop'`)).toBeGreaterThan(20)
  })

  test('a second simulation at the same time changes nothing', { timeout: 60_000 }, async () => {
    const hashTrips = () =>
      queryNumber(server.db, `select ('x' || substr(md5(string_agg(t::text, '|' order by t.id)), 1, 8))::bit(32)::int from trips t`)
    await simulateTrips(server.dependencies())
    const before = await hashTrips()
    await simulateTrips(server.dependencies())
    await markMissedTrips(server.dependencies())
    expect(await hashTrips()).toBe(before)
  })

  test('trips are created once for fourteen days ahead', { timeout: 60_000 }, async () => {
    server.advanceClock({ days: 2 })
    const readLastDay = () =>
      selectRows(
        server.db,
        lastDay,
        sql`select max(service_date)::text as day, count(*)::int as count from trips where partner_id = ${okafor}`,
      )
    const [before] = await readLastDay()
    await generateTrips(server.dependencies())
    const [after] = await readLastDay()
    expect(before?.day).toBe('2026-12-05')
    expect(after?.day).toBe('2026-12-07')
    expect(after?.count).toBeGreaterThan((before?.count ?? 0) + 10)
    await generateTrips(server.dependencies())
    expect((await readLastDay())[0]).toEqual(after)
    expect(
      await count(`select 1 from trips a join trips b on a.vehicle_id = b.vehicle_id and a.id < b.id and a.departure_at < b.arrival_eta and b.departure_at < a.arrival_eta
        and a.status in ('scheduled', 'assigned') and b.status in ('scheduled', 'assigned') where a.partner_id = '${okafor}'`),
    ).toBe(0)
  })

  test('a new trip is not given to a driver or a vehicle that gets no trips', { timeout: 60_000 }, async () => {
    const [schedule, other] = await server.db
      .select()
      .from(schedules)
      .where(and(eq(schedules.partner_id, okafor), isNotNull(schedules.vehicle_id), isNotNull(schedules.driver_id)))
      .orderBy(schedules.id)
    const [driver, vehicle] = [schedule?.driver_id ?? '', other?.vehicle_id ?? '']
    await server.db.update(drivers).set({ status: 'archived' }).where(eq(drivers.id, driver))
    await server.db.update(vehicles).set({ status: 'suspended' }).where(eq(vehicles.id, vehicle))
    const given = `select 1 from trips where driver_id = '${driver}' or vehicle_id = '${vehicle}'`
    const [before, planned] = [await count(given), await count('select 1 from trips')]
    server.advanceClock({ days: 7 })
    await generateTrips(server.dependencies())
    expect(await count('select 1 from trips')).toBeGreaterThan(planned)
    expect(await count(given)).toBe(before)
  })

  test('a new trip is not given to a vehicle with an expired document whose renewal is under review', { timeout: 60_000 }, async () => {
    server.advanceClock({ days: 7 })
    await generateTrips(server.dependencies())
    const [last] = await server.db
      .select({ vehicle_id: trips.vehicle_id })
      .from(trips)
      .where(and(eq(trips.partner_id, okafor), eq(trips.status, 'assigned'), eq(trips.created_at, server.now())))
    const vehicle = last?.vehicle_id ?? ''
    const [insurance] = await server.db
      .select()
      .from(documents)
      .where(and(eq(documents.vehicle_id, vehicle), eq(documents.type, 'insurance'), eq(documents.status, 'approved')))
    if (!insurance) throw new Error('The demo has no insurance of this vehicle')
    await server.db.update(documents).set({ expiry_date: '2026-10-01' }).where(eq(documents.id, insurance.id))
    await server.db
      .insert(documents)
      .values({ ...insurance, id: 'doc_renewal', status: 'under_review', reviewed_at: null, supersedes_id: insurance.id })
    const given = `select 1 from trips where vehicle_id = '${vehicle}'`
    const before = await count(given)
    server.advanceClock({ days: 7 })
    await generateTrips(server.dependencies())
    expect(await count(given)).toBe(before)
  })
})

import { demoOrganizations } from '@vehicle-partner/api/mock'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testServer, type TestServer } from '../../test/testServer.ts'
import { rows } from '../db/database.ts'
import { generateTrips } from './generateTrips.ts'
import { markMissedTrips } from './markMissedTrips.ts'
import { simulateTrips } from './tripSimulator.ts'

const okafor = demoOrganizations.okafor.id

describe('the trips of the sandbox', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer()
  })
  afterAll(() => server.close())
  const one = async (text: string) => Number(Object.values((await rows<Record<string, unknown>>(server.db, sql.raw(text)))[0] ?? {})[0])
  const wrong = (text: string) => one(`select count(*) from (${text}) wrong`)

  /** Lets the time go on, and looks after every step. */
  const drive = async (steps: number, seconds: number) => {
    for (let step = 0; step < steps; step += 1) {
      server.advanceClock({ seconds })
      await simulateTrips(server.dependencies())
    }
  }

  test('vehicles move along their lines, and their positions are believed', { timeout: 60_000 }, async () => {
    await drive(4, 60)
    const moved = await rows<{ vehicle_id: string; places: number }>(
      server.db,
      sql`select p.vehicle_id, count(distinct (lat, lng))::int as places from positions p join trips t on t.id = p.trip_id
        where t.partner_id = ${okafor} and t.status = 'in_progress' group by 1`,
    )
    expect(moved.length).toBeGreaterThan(0)
    expect(moved.some(({ places }) => places > 2)).toBe(true)
    expect(await wrong(`select 1 from positions where speed_kmh > 180 or heading_deg not between 0 and 359`)).toBe(0)
  })

  test('until the evening trips board, run and arrive, and every number agrees', { timeout: 120_000 }, async () => {
    const before = await one(`select count(*) from trips where partner_id = '${okafor}' and status = 'completed'`)
    await drive(10, 30 * 60)
    await markMissedTrips(server.dependencies())
    expect(await one(`select count(*) from trips where partner_id = '${okafor}' and status = 'completed'`)).toBeGreaterThan(before + 5)
    expect(
      await wrong(`select t.id from trips t join passengers p on p.trip_id = t.id where t.actual_arrival_at > '2026-11-21T13:32:00Z' and t.status = 'completed' group by t.id
        having t.seats_booked <> sum(p.party_size) filter (where p.status <> 'cancelled') or t.seats_boarded <> coalesce(sum(p.party_size) filter (where p.status = 'alighted'), 0)
          or t.seats_no_show <> coalesce(sum(p.party_size) filter (where p.status = 'no_show'), 0)`),
    ).toBe(0)
    expect(
      await wrong(
        `select 1 from trips where status = 'assigned' and departure_at <= '${new Date(server.now().getTime() - 1_800_000).toISOString()}'`,
      ),
    ).toBe(0)
    expect(await wrong(`select trip_id from trip_stops group by trip_id having count(*) <> max(sequence)`)).toBe(0)
    expect(await one(`select count(*) from events where type = 'trip.stop'`)).toBeGreaterThan(20)
  })

  test('looking again at the same moment changes nothing', { timeout: 60_000 }, async () => {
    const print = () => one(`select ('x' || substr(md5(string_agg(t::text, '|' order by t.id)), 1, 8))::bit(32)::int from trips t`)
    await simulateTrips(server.dependencies())
    const before = await print()
    await simulateTrips(server.dependencies())
    await markMissedTrips(server.dependencies())
    expect(await print()).toBe(before)
  })

  test('the generator keeps fourteen days ahead, once', { timeout: 60_000 }, async () => {
    server.advanceClock({ days: 2 })
    const last = () =>
      rows<{ day: string; count: number }>(
        server.db,
        sql`select max(service_date)::text as day, count(*)::int as count from trips where partner_id = ${okafor}`,
      )
    const [before] = await last()
    await generateTrips(server.dependencies())
    const [after] = await last()
    expect(before?.day).toBe('2026-12-05')
    expect(after?.day).toBe('2026-12-07')
    expect(after?.count).toBeGreaterThan((before?.count ?? 0) + 10)
    await generateTrips(server.dependencies())
    expect((await last())[0]).toEqual(after)
    expect(
      await wrong(`select 1 from trips a join trips b on a.vehicle_id = b.vehicle_id and a.id < b.id and a.departure_at < b.arrival_eta and b.departure_at < a.arrival_eta
        and a.status in ('scheduled', 'assigned') and b.status in ('scheduled', 'assigned') where a.partner_id = '${okafor}'`),
    ).toBe(0)
  })
})

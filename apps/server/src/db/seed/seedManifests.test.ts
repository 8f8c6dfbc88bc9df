import { demoNow, demoOrganizations } from '@vehicle-partner/api/mock'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { queryNumber } from '../../../test/queryNumber.ts'
import { copyDatabase } from '../../../test/testServer.ts'
import type { Database } from '../database.ts'
import { seedTestDatabase } from '../../../test/testSecrets.ts'

const okafor = demoOrganizations.okafor.id

describe('the manifests of the demo', () => {
  let database: Database
  beforeAll(async () => {
    database = await copyDatabase()
  })
  afterAll(() => database.close())
  const read = (query: string) => queryNumber(database.db, query)
  /** The number of trips whose passengers do not add up to their seats. */
  const countMismatches = () =>
    read(`select count(*) from (select t.id from trips t join passengers p on p.trip_id = t.id group by t.id
      having t.seats_booked <> sum(p.party_size) filter (where p.status <> 'cancelled')
        or (t.status in ('completed', 'in_progress') and t.seats_boarded <> coalesce(sum(p.party_size) filter (where p.status in ('boarded', 'alighted')), 0))
        or (t.status in ('completed', 'in_progress') and t.seats_no_show <> coalesce(sum(p.party_size) filter (where p.status = 'no_show'), 0))) x`)

  test('add up to the seats of their trips, from seven days ago on', async () => {
    expect(await countMismatches()).toBe(0)
    const count = await read(`select count(*) from passengers p join trips t on t.id = p.trip_id where t.partner_id = '${okafor}'`)
    expect(count).toBeGreaterThan(1500)
    expect(count).toBeLessThan(2500)
    expect(
      await read(`select count(*) from passengers p join trips t on t.id = p.trip_id where t.departure_at < '2026-11-14T13:32:00Z'`),
    ).toBe(0)
  })

  test('some are full, some are empty, and on some no passenger came', async () => {
    const recent = `from trips where service_date > '2026-11-14' and status = 'completed'`
    for (const condition of ['seats_booked = seats_total', 'seats_booked = 0', 'seats_booked > 0 and seats_no_show = seats_booked'])
      expect(await read(`select count(*) ${recent} and ${condition}`), condition).toBeGreaterThan(0)
  })

  test('routes have 2 to 25 stops with coordinates, a path and schedules', async () => {
    expect(await read(`select min(n) from (select count(*) n from route_stops group by route_id) x`)).toBe(2)
    expect(await read(`select max(n) from (select count(*) n from route_stops group by route_id) x`)).toBe(25)
    expect(await read(`select count(*) from route_stops where lat is null or lng is null`)).toBe(0)
    expect(await read(`select count(*) from routes where polyline = '' or search_text = ''`)).toBe(0)
    expect(await read(`select count(*) from schedules where partner_id is null`)).toBe(4)
    expect(await read(`select count(*) from trips where schedule_id is null and status = 'assigned'`)).toBe(0)
    expect(
      await read(`select count(*) from trips where cancelled_by = 'operator' and vehicle_id is not null and compensation_kobo is null`),
    ).toBe(0)
  })

  test('still add up after a later start, with passengers ticked off in between', async () => {
    await database.db.execute(
      sql.raw(`update passengers set status = 'boarded' where trip_id in (select id from trips where service_date = '2026-11-23')`),
    )
    await seedTestDatabase(database.db, new Date(Date.parse(demoNow) + 3 * 86_400_000))
    expect(await countMismatches()).toBe(0)
    expect(
      await read(
        `select count(*) from passengers p join trips t on t.id = p.trip_id where t.status = 'completed' and p.status in ('booked', 'boarded')`,
      ),
    ).toBe(0)
  })
})

import { demoOrganizations, demoPeople, type PersonKey } from '@vehicle-partner/api/mock'
import { canAccess, periods, type Period } from '@vehicle-partner/domain'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rowOf, selectRows } from '../db/selectRows.ts'
import { integer, text } from '../db/sqlValueTypes.ts'
import { ruleDatabaseKinds, testServer, type TestServer } from '../../test/testServer.ts'

const memberships = Object.entries(demoPeople).flatMap(([person, { memberships: own }]) =>
  own.flatMap(({ organization, roles, disabled }) =>
    organization !== null && disabled === 0 && roles.length > 0 ? [{ person: person as PersonKey, organization, roles }] : [],
  ),
)

const countsRow = rowOf({
  id: text,
  period: text,
  upcoming: integer,
  active: integer,
  completed: integer,
  cancelled: integer,
  missed: integer,
  completed_before: integer,
})

/** Counts the trips of every organisation and period by their departure in Lagos, without the code of the server. */
const countIndependently = (server: TestServer, now: string) =>
  selectRows(
    server.db,
    countsRow,
    sql`with clock as (select (${now}::timestamptz at time zone 'Africa/Lagos')::date as today),
      starts as (select today, date_trunc('year', today)::date as year, date_trunc('month', today)::date as month,
        date_trunc('week', today)::date as week from clock),
      ranges (period, first, last, first_before, last_before) as (
        select 'all', '-infinity'::date, 'infinity'::date, 'infinity'::date, 'infinity'::date from starts
        union all select 'current_year', year, (year + interval '1 year - 1 day')::date, (year - interval '1 year')::date,
          case when today = (year + interval '1 year - 1 day')::date then year - 1
            else least(year - 1, (year - interval '1 year')::date + (today - year)) end from starts
        union all select 'current_month', month, (month + interval '1 month - 1 day')::date, (month - interval '1 month')::date,
          case when today = (month + interval '1 month - 1 day')::date then month - 1
            else least(month - 1, (month - interval '1 month')::date + (today - month)) end from starts
        union all select 'current_week', week, week + 6, week - 7, case when today = week + 6 then week - 1 else today - 7 end from starts
        union all select 'today', today, today, today - 1, today - 1 from starts
        union all select 'yesterday', today - 1, today - 1, today - 2, today - 2 from starts
        union all select 'last_month', (month - interval '1 month')::date, month - 1,
          (month - interval '2 months')::date, (month - interval '1 month')::date - 1 from starts
        union all select 'last_week', week - 7, week - 1, week - 14, week - 8 from starts),
      departures as (select partner_id, status, (departure_at at time zone 'Africa/Lagos')::date as day from trips)
      select p.id, r.period,
        count(*) filter (where t.day between first and last and t.status in ('scheduled', 'assigned'))::int as upcoming,
        count(*) filter (where t.day between first and last and t.status in ('boarding', 'in_progress', 'interrupted'))::int as active,
        count(*) filter (where t.day between first and last and t.status = 'completed')::int as completed,
        count(*) filter (where t.day between first and last and t.status = 'cancelled')::int as cancelled,
        count(*) filter (where t.day between first and last and t.status = 'missed')::int as missed,
        count(*) filter (where t.day between first_before and last_before and t.status = 'completed')::int as completed_before
      from partners p cross join ranges r left join departures t on t.partner_id = p.id group by p.id, r.period`,
  )

describe.each(ruleDatabaseKinds())('trips of summary and days equal the rows, on %s', (lane) => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer({ lane })
  })
  afterAll(() => server.close())

  /** The independent counts, by the time of the server. */
  const rowsAt = new Map<string, ReturnType<typeof countIndependently>>()
  function readRows(at: string) {
    const rows = rowsAt.get(at) ?? countIndependently(server, at)
    rowsAt.set(at, rows)
    return rows
  }

  /** Compares summary and days of each period with the rows; returns how many trips were seen. */
  async function compareTotals(person: PersonKey, organization: keyof typeof demoOrganizations) {
    const { id } = demoOrganizations[organization]
    const token = await server.tokenOf(person)
    const get = async (path: string, period: Period) => {
      const { status, body } = await server.call('GET', `/v1/partners/${id}/${path}?period=${period}`, { token })
      expect(status).toBe(200)
      return body as { data: never; metadata: { as_of: string; period: object } }
    }
    let trips = 0
    // Without any trip all periods are alike.
    const hasTrips = (await readRows(server.now().toISOString())).some(
      (row) => row.id === id && row.upcoming + row.active + row.completed > 0,
    )
    for (const period of hasTrips ? periods : (['all', 'current_month'] as const)) {
      const summary = (await get('summaries', period)) as { data: Record<string, unknown>; metadata: { as_of: string } }
      const stats = (await get('trips/stats', period)) as { data: Record<string, number>[]; metadata: { period: object } }
      const rows = await readRows(summary.metadata.as_of)
      const row = rows.find((each) => each.id === id && each.period === period)
      const { upcoming = 0, active = 0, completed = 0, cancelled = 0, missed = 0 } = row ?? {}
      const sum = (key: string) => stats.data.reduce((all, day) => all + (day[key] ?? NaN), 0)
      const where = `${person} in ${organization}, ${period}`
      expect(summary.data, where).toMatchObject({
        total_upcoming_trips: upcoming,
        total_active_trips: active,
        total_completed_trips: completed,
        ...(period === 'all' ? {} : { previous: { total_completed_trips: row?.completed_before } }),
      })
      expect(
        {
          upcoming: sum('upcoming'),
          active: sum('active'),
          completed: sum('completed'),
          cancelled: sum('cancelled'),
          missed: sum('missed'),
        },
        where,
      ).toEqual({ upcoming, active, completed, cancelled, missed })
      expect(sum('total'), where).toBe(upcoming + active + completed + cancelled + missed)
      expect(stats.metadata.period, where).toEqual(summary.data['period'])
      trips += sum('total')
    }
    return trips
  }

  test('of every organisation, for every period and role', async () => {
    let trips = 0
    for (const { person, organization } of memberships.filter(({ roles }) => canAccess('dashboard', roles)))
      trips += await compareTotals(person, organization)
    expect(trips).toBeGreaterThan(10_000)
  })

  test('roles without the dashboard get neither', async () => {
    for (const { person, organization } of memberships.filter(({ roles }) => !canAccess('dashboard', roles))) {
      const token = await server.tokenOf(person)
      for (const path of ['summaries', 'trips/stats'])
        expect((await server.call('GET', `/v1/partners/${demoOrganizations[organization].id}/${path}`, { token })).status).toBe(403)
    }
  })

  test.each([
    ['the last second of a day in Lagos', '2026-11-21T22:59:59Z'],
    ['midnight in Lagos', '2026-11-21T23:00:00Z'],
    ['the last second of a month', '2026-11-30T22:59:59Z'],
    ['the first second of a month', '2026-11-30T23:00:00Z'],
    ['the first second of a year', '2026-12-31T23:00:00Z'],
  ])('at %s', async (_, time) => {
    server.advanceClock({ seconds: (Date.parse(time) - server.now().getTime()) / 1000 })
    expect(await compareTotals('owner', 'okafor')).toBeGreaterThan(0)
  })

  test('after the clock of the sandbox was moved and its jobs ran', async () => {
    const later = new Date(server.now().getTime() + 3_600_000).toISOString()
    expect((await server.call('POST', '/sandbox/clock', { body: { advance: 'PT1H' } })).status).toBe(200)
    await compareTotals('owner', 'okafor')
    expect([...rowsAt.keys()].at(-1)).toBe(later)
  })
})

// @module-tag slow
import { demoOrganizations, demoPeople } from '@vehicle-partner/api/mock'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listAddresses, readCalls, type KnownIds } from '../../test/contractReads.ts'
import { growDatabase, addedTrips } from '../../test/growDatabase.ts'
import { findPlanFaults, findLargeTables, explainQuery, recordQueries } from '../../test/queryPlans.ts'
import { databaseKinds, testServer, type TestServer } from '../../test/testServer.ts'
import { rowOf, RowDefinition, selectRows } from './selectRows.ts'
import { text } from './sqlValueTypes.ts'

const { id, account_sid } = demoOrganizations.okafor

/** The tables of the ids in request paths. */
const tables = {
  issue: 'trip_issues',
  payout: 'payouts',
  settlementAccount: 'settlement_accounts',
  earningLine: 'earning_lines',
  dispute: 'disputes',
  document: 'documents',
}

const ownIds = new RowDefinition<KnownIds>(Object.fromEntries(Object.keys(tables).map((name) => [name, text])))
const tripIds = rowOf({ trip: text, vehicle: text, driver: text, route: text, city: text, payslip: text, payslipLine: text })
const indexDefinition = rowOf({ text })

describe('at 210,000 trips', () => {
  let server: TestServer
  let token: string
  let known: KnownIds
  let sizes: Map<string, number>
  /** Queries whose plan has been checked. */
  const seen = new Set<string>()

  beforeAll(async () => {
    server = await testServer({ lane: databaseKinds().at(-1) ?? 'embedded' })
    await growDatabase(server.db)
    sizes = await findLargeTables(server.db)
    token = await server.tokenOf('owner')
    const idColumns = Object.entries(tables).map(
      ([name, table]) => `(select min(id) from ${table} where partner_id = '${id}') as "${name}"`,
    )
    const [own] = await selectRows(server.db, ownIds, sql.raw(`select ${idColumns.join(', ')}`))
    // A trip of this hour, because positions of other trips are not visible.
    const [trip] = await selectRows(
      server.db,
      tripIds,
      sql`select t.id as trip, t.vehicle_id as vehicle, t.driver_id as driver, r.id as route, r.city_id as city, l.payslip_id as payslip, l.id as "payslipLine"
        from trips t join routes r on r.id = t.route_id join payslips p on p.partner_id = t.partner_id and p.month = '2026-09-01' join payslip_lines l on l.payslip_id = p.id and l.type = 'trip_earning'
        where t.partner_id = ${id} and t.departure_at <= ${server.now().toISOString()} order by t.departure_at desc limit 1`,
    )
    known = { ...own, ...trip, id, account_sid, user: demoPeople.owner.id }
  }, 240_000)
  afterAll(() => server.close())

  /** The faults in the plans of the queries of a request. */
  async function faults(address: string): Promise<string[]> {
    let response = { status: 0, text: '' }
    const queries = await recordQueries(async () => (response = await server.call('GET', address, { token })))
    expect(response, response.text.slice(0, 300)).toMatchObject({ status: 200 })
    expect(queries).not.toEqual([])
    const allFaults: string[] = []
    for (const query of queries) {
      if (seen.has(query.text)) continue
      seen.add(query.text)
      const wrong = findPlanFaults(await explainQuery(server.db, query), { sizes, isSearch: /[?&](search|q)=/.test(address) })
      allFaults.push(...wrong.map((fault) => `${fault}: ${query.text.replace(/\s+/g, ' ').slice(0, 400)}`))
    }
    return allFaults
  }

  test('the large tables are full', async () => {
    expect(sizes.get('trips')).toBeGreaterThan(addedTrips)
    expect([...sizes.keys()]).toEqual(
      expect.arrayContaining([
        'trips',
        'earning_lines',
        'passengers',
        'trip_stops',
        'ratings',
        'notifications',
        'audit_events',
        'events',
        'documents',
      ]),
    )
  })

  test.each(readCalls)('$call uses an index with every filter and sort order', async ({ endpoint }) => {
    const faultsByAddress: Record<string, string[]> = {}
    for (const address of listAddresses(endpoint, known)) {
      const wrong = await faults(address)
      if (wrong.length > 0) faultsByAddress[address] = wrong
    }
    expect(faultsByAddress).toEqual({})
  })

  test.each([
    ['trips_by_status', `/v1/partners/${id}/trips`],
    ['earning_lines_newest', `/v1/partners/${id}/earnings`],
    ['notifications_of_user', `/v1/partners/${id}/notifications`],
    ['disputes_of_line', `/v1/partners/${id}/earnings`],
    ['earning_lines_of_trip', `/v1/partners/${id}/earnings?trip_id=trp_00000000000000000000000003`],
  ])('without the index %s the check fails', async (index, address) => {
    const [{ text } = { text: '' }] = await selectRows(
      server.db,
      indexDefinition,
      sql`select indexdef as text from pg_indexes where indexname = ${index}`,
    )
    await server.db.execute(sql`drop index ${sql.identifier(index)}`)
    try {
      seen.clear()
      expect(await faults(address)).not.toEqual([])
    } finally {
      await server.db.execute(sql.raw(text))
    }
  })
})

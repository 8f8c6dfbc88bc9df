import { createTestServer } from '@vehicle-partner/api/conformance'
import { demoOrganizations } from '@vehicle-partner/api/mock'
import { addDays, lagosDate, monthRange } from '@vehicle-partner/domain'
import { and, between, eq, isNotNull } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordQueries } from '../../test/queryPlans.ts'
import { queryNumber } from '../../test/queryNumber.ts'
import { createTransport, testServer, type TestServer } from '../../test/testServer.ts'
import { costConfigurations } from '../db/schema/costTables.ts'
import { earningLines } from '../db/schema/earningTables.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

test.each(['PUT', 'DELETE'])('%s of the costs of a vehicle estimates them once', async (method) => {
  const token = await server.tokenOf('owner')
  const { body } = await server.call('GET', `/v1/partners/${demoOrganizations.okafor.id}/vehicles`, { token })
  const id = (body as { data: { id: string }[] }).data[0]?.id ?? ''
  const version = await queryNumber(server.db, `select count(*)::int from cost_configurations where vehicle_id = '${id}'`)
  const items = { fuel: { mode: 'per_trip', value: 8 } }
  const queries = await recordQueries(async () => {
    const response = await server.call(method, `/v1/vehicles/${id}/cost-configuration`, {
      token,
      ...(method === 'PUT' ? { body: { version, items } } : {}),
    })
    expect(response, response.text).toMatchObject({ status: 200 })
  })
  expect(queries.filter(({ text }) => text.includes('count(distinct'))).toHaveLength(1)
})

test('a cost for each day counts the days with trips, not those of a penalty or a correction', async () => {
  const { musa } = demoOrganizations
  const month = monthRange(lagosDate(server.now()), -1)
  const isTrip = and(eq(earningLines.type, 'trip_earning'), isNotNull(earningLines.trip_id))
  const [trip] = await server.db
    .select()
    .from(earningLines)
    .where(and(eq(earningLines.partner_id, musa.id), isTrip))
    .limit(1)
  if (!trip) throw new Error('The demo has no trip earnings')
  const { api } = await createTestServer(createTransport(server)).as('individual')
  const params = { id: trip.vehicle_id ?? '' }
  await api.costConfigurations.setVehicle({
    params,
    body: { version: 0, items: { other: [{ label: 'Washing', mode: 'per_day', value: 50_000 }] }, effective_from: lagosDate(server.now()) },
  })
  const read = async () => {
    const { data } = await api.costConfigurations.getVehicle({ params })
    return [data.last_month?.days, data.last_month?.costs_kobo]
  }
  const [days, costs] = await read()
  const ofMonth = await server.db
    .selectDistinct({ day: earningLines.service_date })
    .from(earningLines)
    .where(and(eq(earningLines.partner_id, musa.id), between(earningLines.service_date, month.from, month.to), isTrip))
  expect(days).toBe(ofMonth.length)
  const free = Array.from({ length: 31 }, (_, at) => addDays(month.from, at)).filter((day) => ofMonth.every((each) => each.day !== day))
  expect(free.length).toBeGreaterThan(2)
  const line = { ...trip, occurred_at: server.now(), state: 'unsettled' as const, payslip_id: null }
  await server.db.insert(earningLines).values([
    { ...line, id: 'ern_a', reference: 'ERN-A', service_date: free[0] ?? '', type: 'penalty', direction: 'debit', trip_id: null },
    { ...line, id: 'ern_b', reference: 'ERN-B', service_date: free[1] ?? '', type: 'adjustment_credit', reverses_id: trip.id },
  ])
  expect(await read()).toEqual([days, costs])
})

test('other costs that are stored with one name can stay while another cost changes', async () => {
  const token = await server.tokenOf('owner')
  const { body } = await server.call('GET', `/v1/partners/${demoOrganizations.okafor.id}/vehicles`, { token })
  const id = (body as { data: { id: string }[] }).data[1]?.id ?? ''
  const other = ['Tracker', 'tracker'].map((label) => ({ label, mode: 'monthly' as const, value: 1 }))
  const set = (version: number, items: object) =>
    server.call('PUT', `/v1/vehicles/${id}/cost-configuration`, { token, body: { version, items } })
  const before = await queryNumber(server.db, `select count(*)::int from cost_configurations where vehicle_id = '${id}'`)
  expect((await set(before, { other: other.slice(0, 1) })).status).toBe(200)
  // As an earlier version has stored them.
  await server.db.update(costConfigurations).set({ items: { other } }).where(eq(costConfigurations.vehicle_id, id))
  expect((await set(before + 1, { other, parking_monthly_kobo: 1 })).status).toBe(200)
  expect(await set(before + 2, { other: [...other, ...other] })).toMatchObject({
    status: 422,
    body: { errors: { 'items.other.2.label': expect.any(String) } },
  })
})

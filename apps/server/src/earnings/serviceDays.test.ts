import { createTestServer } from '@vehicle-partner/api/conformance'
import { demoOrganizations } from '@vehicle-partner/api/mock'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTransport, testServer, type TestServer } from '../../test/testServer.ts'
import { earningLines } from '../db/schema/earningTables.ts'
import { vehicles } from '../db/schema/fleetTables.ts'
import { newId } from '../newId.ts'

const params = { id: demoOrganizations.okafor.id }

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

// A session of its own: weeks pass between the steps.
const asOwner = async () => (await createTestServer(createTransport(server)).as('owner')).api
const goTo = (moment: string) => server.advanceClock({ seconds: (Date.parse(moment) - server.now().getTime()) / 1000 })

test('monthly costs count for the days in service, whether a vehicle has lines or not', async () => {
  const owner = await asOwner()
  // Of thirty days.
  const items = { loan_monthly_kobo: 3_000_000 }
  const { version } = (await owner.costConfigurations.get({ params })).data.default
  await owner.costConfigurations.set({ params, body: { version, items } })
  const [paused] = (await owner.vehicles.list({ params, query: { status: ['inactive'] } })).data
  const [removed] = (await owner.vehicles.list({ params, query: { status: ['archived'] } })).data
  if (!paused || !removed) throw new Error('The demo has no paused or no removed vehicle')
  await server.db
    .update(vehicles)
    .set({ archived_at: new Date('2026-11-12T09:00:00Z') })
    .where(eq(vehicles.id, removed.id))
  const at = new Date('2026-11-10T09:00:00Z')
  await server.db.insert(earningLines).values({
    id: newId('ern', at),
    reference: newId('ERN', at),
    partner_id: params.id,
    occurred_at: at,
    service_date: '2026-11-10',
    type: 'toll_reimbursement',
    direction: 'credit',
    amount_kobo: 50_000,
    vehicle_id: removed.id,
    description: 'Any',
    rate_card_version: 3,
    state: 'unsettled',
    created_at: at,
  })

  goTo('2026-12-01T12:00:00Z')
  const later = await asOwner()
  const { data: month } = await later.earnings.vehicles({ params, query: { period: 'last_month' } })
  const costsOf = (id: string) => month.find(({ vehicle }) => vehicle.id === id)?.costs_kobo
  expect(costsOf(paused.id)).toBe(3_000_000)
  expect(costsOf(removed.id)).toBe(1_200_000)
  const { data: costs } = await later.costConfigurations.get({ params })
  expect(costs.vehicles.map(({ vehicle, last_month }) => [vehicle.registration_number, last_month.costs_kobo])).toEqual(
    costs.vehicles.map(({ vehicle }) => [vehicle.registration_number, costsOf(vehicle.id)]),
  )
  expect(costs.vehicles.map(({ vehicle }) => vehicle.id)).toContain(removed.id)

  const days = await Promise.all(
    ['2026-11-09', '2026-11-10', '2026-11-11'].map((day) => later.earnings.vehicles({ params, query: { from: day, to: day } })),
  )
  const { data: together } = await later.earnings.vehicles({ params, query: { from: '2026-11-09', to: '2026-11-11' } })
  const sum = (rows: readonly { costs_kobo: number }[]) => rows.reduce((total, { costs_kobo }) => total + costs_kobo, 0)
  expect(sum(days.flatMap(({ data }) => data.filter(({ vehicle }) => vehicle.id !== removed.id)))).toBe(
    sum(together.filter(({ vehicle }) => vehicle.id !== removed.id)),
  )
})

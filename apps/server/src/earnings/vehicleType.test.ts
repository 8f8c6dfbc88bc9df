import { createTestServer } from '@vehicle-partner/api/conformance'
import { demoOrganizations } from '@vehicle-partner/api/mock'
import { lagosDate } from '@vehicle-partner/domain'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ruleDatabaseKinds, testServer, createTransport, type TestServer } from '../../test/testServer.ts'
import { earningLines } from '../db/schema/earningTables.ts'
import { vehicles } from '../db/schema/fleetTables.ts'
import { trips } from '../db/schema/tripTables.ts'
import { rateKobo } from '../db/seed/fleetPlan.ts'
import { allJobs } from '../jobs/jobRegistry.ts'

const { okafor } = demoOrganizations

describe.each(ruleDatabaseKinds())('the type of a vehicle and what its trips pay, on %s', (lane) => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer({ lane })
  })
  afterAll(() => server.close())

  test('a type that is changed right after a trip does not change what the trip pays', async () => {
    const isOwn = and(eq(vehicles.partner_id, okafor.id), eq(vehicles.type, 'mini_van'))
    const [vehicle] = await server.db.select().from(vehicles).where(isOwn).limit(1)
    const [template] = await server.db
      .select()
      .from(trips)
      .where(and(eq(trips.partner_id, okafor.id), eq(trips.status, 'completed')))
      .limit(1)
    if (!vehicle || !template) throw new Error('The demo has no mini van or no completed trip')
    const departure_at = new Date(server.now().getTime() - 3_600_000)
    await server.db.insert(trips).values({
      ...template,
      id: 'trp_just_completed',
      reference: 'TRP-JUSTNOW',
      vehicle_id: vehicle.id,
      service_date: lagosDate(departure_at),
      departure_at,
      arrival_eta: server.now(),
      actual_departure_at: departure_at,
      actual_arrival_at: server.now(),
      schedule_id: null,
      updated_at: server.now(),
    })
    const { api } = await createTestServer(createTransport(server)).as('owner')
    const { id, version } = vehicle
    const { data } = await api.vehicles.update({ params: { id }, body: { type: 'suv', version } })
    expect(data).toMatchObject({ type: 'suv', status: 'pending_review' })
    await allJobs.find(({ name }) => name === 'earning-posting')?.run(server.dependencies(), server.now())
    const lines = await server.db
      .select({ type: earningLines.type, amount_kobo: earningLines.amount_kobo })
      .from(earningLines)
      .where(eq(earningLines.trip_id, 'trp_just_completed'))
    expect(lines).toEqual([{ type: 'trip_earning', amount_kobo: rateKobo.mini_van }])
  })
})

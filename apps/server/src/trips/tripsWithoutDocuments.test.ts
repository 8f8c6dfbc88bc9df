import { createTestServer } from '@vehicle-partner/api/conformance'
import { demoOrganizations } from '@vehicle-partner/api/mock'
import { and, asc, eq, gt, isNotNull } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { createTransport, testServer } from '../../test/testServer.ts'
import { documents } from '../db/schema/documentTables.ts'
import { drivers } from '../db/schema/fleetTables.ts'
import { trips } from '../db/schema/tripTables.ts'
import { simulateOutcome } from './simulateOutcome.ts'
import { simulateTrips } from './simulateTrips.ts'

const server = await testServer({})
afterAll(() => server.close())
const params = { id: demoOrganizations.okafor.id }

/** Upcoming trips that need nothing, and the caller. */
async function findReadyTrips() {
  const { api } = await createTestServer(createTransport(server)).as('owner')
  const rows = await server.db
    .select()
    .from(trips)
    .where(
      and(
        eq(trips.partner_id, params.id),
        eq(trips.status, 'assigned'),
        gt(trips.departure_at, new Date(server.now().getTime() + 3 * 3_600_000)),
        isNotNull(trips.vehicle_id),
        isNotNull(trips.driver_id),
      ),
    )
    .orderBy(asc(trips.departure_at))
  const waiting = new Set((await readNeedy(api)).map(({ id }) => id))
  return { api, ready: rows.filter(({ id }) => !waiting.has(id) && !simulateOutcome(id).cancelled) }
}
type Api = Awaited<ReturnType<ReturnType<typeof createTestServer>['as']>>['api']
const readNeedy = async (api: Api) => (await api.trips.list({ params, query: { group: 'upcoming', needs_action: '1', perPage: 100 } })).data

const vehicleOf = (trip: typeof trips.$inferSelect) => trip.vehicle_id ?? ''
const driverOf = (trip: typeof trips.$inferSelect) => trip.driver_id ?? ''

test('a trip given before the document of its vehicle expired needs action and does not depart, renewal under review or not', async () => {
  const { api, ready } = await findReadyTrips()
  const trip = ready[0]
  if (!trip) throw new Error('The demo has no trip that is ready')
  const [insurance] = await server.db
    .select()
    .from(documents)
    .where(and(eq(documents.vehicle_id, vehicleOf(trip)), eq(documents.type, 'insurance'), eq(documents.status, 'approved')))
  if (!insurance) throw new Error('The vehicle has no insurance')
  await server.db.update(documents).set({ expiry_date: '2026-10-01' }).where(eq(documents.id, insurance.id))
  await server.db
    .insert(documents)
    .values({ ...insurance, id: 'doc_renewal', status: 'under_review', reviewed_at: null, supersedes_id: insurance.id })
  expect((await readNeedy(api)).find(({ id }) => id === trip.id)).toMatchObject({ needs: ['documents'] })
  server.advanceClock({ seconds: 60 + (trip.departure_at.getTime() - server.now().getTime()) / 1000 })
  await simulateTrips(server.dependencies())
  expect(await server.db.select({ status: trips.status }).from(trips).where(eq(trips.id, trip.id))).toEqual([{ status: 'assigned' }])
})

test('a trip given before the licence of its driver expired needs action', async () => {
  const { api, ready } = await findReadyTrips()
  const trip = ready[0]
  if (!trip) throw new Error('The demo has no trip that is ready')
  await server.db
    .update(drivers)
    .set({ licence_expiry_date: '2026-10-01' })
    .where(eq(drivers.id, driverOf(trip)))
  expect((await readNeedy(api)).find(({ id }) => id === trip.id)).toMatchObject({ needs: ['documents'] })
})

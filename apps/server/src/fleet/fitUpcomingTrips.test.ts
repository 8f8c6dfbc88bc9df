import { createTestServer } from '@vehicle-partner/api/conformance'
import { demoOrganizations } from '@vehicle-partner/api/mock'
import { and, asc, eq, gt, inArray, isNotNull, type SQL } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { createTransport, testServer } from '../../test/testServer.ts'
import { drivers, vehicles } from '../db/schema/fleetTables.ts'
import { notifications } from '../db/schema/notificationTables.ts'
import { trips } from '../db/schema/tripTables.ts'

const server = await testServer({})
afterAll(() => server.close())

/** A vehicle with its upcoming trips, none of which runs now. */
async function findBusyVehicle(type: 'mini_bus' | 'coaster') {
  const [found] = await server.db
    .select({ vehicle: vehicles })
    .from(trips)
    .innerJoin(vehicles, eq(vehicles.id, trips.vehicle_id))
    .where(and(eq(vehicles.partner_id, demoOrganizations.okafor.id), eq(vehicles.type, type), isUpcoming(), isNotNull(trips.driver_id)))
    .orderBy(asc(trips.departure_at))
    .limit(1)
  if (!found) throw new Error('The demo has no such vehicle')
  await endActiveTrips(eq(trips.vehicle_id, found.vehicle.id))
  return found.vehicle
}
const endActiveTrips = (of: SQL) =>
  server.db
    .update(trips)
    .set({ status: 'cancelled', cancelled_by: 'partner', cancelled_at: server.now() })
    .where(and(of, inArray(trips.status, ['boarding', 'in_progress', 'interrupted'])))
const isUpcoming = () => and(eq(trips.status, 'assigned'), gt(trips.departure_at, server.now()))
const readTrips = (of: SQL | undefined) => server.db.select().from(trips).where(of).orderBy(asc(trips.departure_at))
const asOwner = async () => (await createTestServer(createTransport(server)).as('owner')).api

test('fewer seats in a vehicle free the trips with more bookings, and the others offer the new number', async () => {
  const { id, version, seats } = await findBusyVehicle('mini_bus')
  const [full, ...others] = await readTrips(and(eq(trips.vehicle_id, id), isUpcoming()))
  await server.db
    .update(trips)
    .set({ seats_booked: 5 })
    .where(and(eq(trips.vehicle_id, id), isUpcoming()))
  await server.db
    .update(trips)
    .set({ seats_booked: seats })
    .where(eq(trips.id, full?.id ?? ''))
  await (await asOwner()).vehicles.update({ params: { id }, body: { seats: seats - 2, version } })
  expect(await readTrips(eq(trips.id, full?.id ?? ''))).toMatchObject([{ status: 'scheduled', vehicle_id: null, seats_total: seats }])
  const kept = await readTrips(and(eq(trips.vehicle_id, id), isUpcoming()))
  expect(kept).toHaveLength(others.length)
  expect(new Set(kept.map(({ seats_total }) => seats_total))).toEqual(new Set([seats - 2]))
  const notified = await server.db
    .select({ title: notifications.title })
    .from(notifications)
    .where(and(eq(notifications.entity_id, id), eq(notifications.created_at, server.now())))
  expect(notified[0]).toEqual({ title: 'A trip needs another vehicle' })
})

test('a licence class that does not cover the vehicle of a trip frees the trip', async () => {
  const vehicle = await findBusyVehicle('coaster')
  const [trip] = await readTrips(and(eq(trips.vehicle_id, vehicle.id), isUpcoming()))
  const [driver] = await server.db
    .select()
    .from(drivers)
    .where(eq(drivers.id, trip?.driver_id ?? ''))
  if (!driver) throw new Error('The trip has no driver')
  const { id } = driver
  await endActiveTrips(eq(trips.driver_id, id))
  const api = await asOwner()
  await api.vehicles.setDriver({ params: { id: vehicle.id }, body: { driver_id: null } })
  const { version } = (await api.drivers.get({ params: { id } })).data
  await api.drivers.update({ params: { id }, body: { licence_class: 'B', version } })
  expect(await readTrips(eq(trips.id, trip?.id ?? ''))).toMatchObject([{ status: 'scheduled', driver_id: null, vehicle_id: vehicle.id }])
})

import { addDays, lagosDate } from '@vehicle-partner/domain'
import { createTestServer, type TestUser } from '@vehicle-partner/api/conformance'
import { demoOrganizations } from '@vehicle-partner/api/mock'
import { and, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTransport, testServer, type TestServer } from '../../test/testServer.ts'
import { partnerCities } from '../db/schema/partnerTables.ts'
import { routeInterests, routes, schedules } from '../db/schema/routeTables.ts'
import { trips } from '../db/schema/tripTables.ts'
import { drivers, vehicleAssignments, vehicles } from '../db/schema/fleetTables.ts'
import { generateTrips } from '../trips/generateTrips.ts'

const okafor = demoOrganizations.okafor.id
const params = { id: okafor }

let server: TestServer
let owner: TestUser
beforeEach(async () => {
  server = await testServer()
  owner = await createTestServer(createTransport(server)).as('owner')
})
afterEach(() => server.close())

/** A departure whose vehicle has a driver and is not on a trip. */
async function findDeparture() {
  const [found] = await server.db
    .select({ id: schedules.id, vehicle: vehicleAssignments.vehicle_id, driver: vehicleAssignments.driver_id })
    .from(schedules)
    .innerJoin(vehicleAssignments, and(eq(vehicleAssignments.vehicle_id, schedules.vehicle_id), isNull(vehicleAssignments.ended_at)))
    .where(
      and(
        eq(schedules.partner_id, okafor),
        isNotNull(schedules.driver_id),
        sql`not exists (select 1 from trips t where t.vehicle_id = ${schedules.vehicle_id} and t.status in ('boarding', 'in_progress', 'interrupted'))`,
      ),
    )
    .orderBy(schedules.id)
  if (!found) throw new Error('There is no such departure')
  return found
}
const plannedDriver = async (id: string) => (await server.db.select().from(schedules).where(eq(schedules.id, id)))[0]?.driver_id
const move = async (vehicle: string, driver_id: string | null) => {
  const { version } = (await owner.api.vehicles.get({ params: { id: vehicle } })).data
  await owner.api.vehicles.setDriver({ params: { id: vehicle }, body: { driver_id, version } })
}

test('trips that are planned after another driver was given to the vehicle are theirs', async () => {
  const { id, vehicle } = await findDeparture()
  const free = (await owner.api.drivers.list({ params, query: { vehicle: 'unassigned', status: ['active'] } })).data
  const other = free.find(({ licence_class, compliance }) => licence_class === 'E' && compliance?.status !== 'missing')?.id ?? free[0]?.id
  await move(vehicle, other ?? '')
  expect(await plannedDriver(id)).toBe(other)
  const until = server.now()
  // A week has every day on which a departure runs.
  server.advanceClock({ days: 7 })
  await generateTrips(server.dependencies())
  const planned = await server.db
    .select({ driver: trips.driver_id })
    .from(trips)
    .where(and(eq(trips.schedule_id, id), gt(trips.created_at, until)))
  expect(planned.length).toBeGreaterThan(0)
  expect(planned.every(({ driver }) => driver === other || driver === null)).toBe(true)
})

test('a driver who left the vehicle is planned for none of its departures', async () => {
  const { id, vehicle } = await findDeparture()
  await move(vehicle, null)
  expect(await plannedDriver(id)).toBeNull()
})

test('a request is not accepted once the organisation has left the city of the route', async () => {
  const [route] = (await owner.api.routes.list({ params, query: { tab: 'open' } })).data
  const { data } = await owner.api.routes.get({ params: { id: route?.id ?? '' }, query: { partner_id: okafor } })
  const fleet = await owner.api.vehicles.list({ params, query: { status: ['active'], type: ['mini_bus'], perPage: 100 } })
  const body = {
    schedule_id: data.schedules.find(({ open }) => open)?.id ?? '',
    vehicle_id: fleet.data.find(({ seats }) => (seats ?? 0) >= 14)?.id ?? '',
  }
  const interest = (await owner.api.routes.interest({ params: { id: data.id }, body })).data
  const [line] = await server.db.select().from(routes).where(eq(routes.id, data.id))
  await server.db.delete(partnerCities).where(and(eq(partnerCities.partner_id, okafor), eq(partnerCities.city_id, line?.city_id ?? '')))
  const { status } = await server.call('POST', '/sandbox/simulate', { body: { kind: 'route.accept', id: interest.id } })
  expect(status).toBe(422)
  expect(await server.db.$count(routeInterests, and(eq(routeInterests.id, interest.id), eq(routeInterests.status, 'pending')))).toBe(1)
  expect(await server.db.$count(schedules, sql`${schedules.id} = ${body.schedule_id} and ${schedules.partner_id} is null`)).toBe(1)
})

test('an organisation does not leave a city in which its departures are planned', async () => {
  const { id } = await findDeparture()
  const [line] = await server.db
    .select({ city: routes.city_id })
    .from(schedules)
    .innerJoin(routes, eq(routes.id, schedules.route_id))
    .where(eq(schedules.id, id))
  const city_id = line?.city ?? ''
  const [other] = (await owner.api.cities.all({ query: { limit: 100 } })).data.filter((city) => city.id !== city_id)
  await owner.api.cities.add({ params, body: { city_id: other?.id ?? '' } })
  // Its vehicles and drivers moved, its departures did not.
  for (const table of [vehicles, drivers])
    await server.db
      .update(table)
      .set({ city_id: other?.id ?? '' })
      .where(eq(table.partner_id, okafor))
  const leave = () => owner.api.cities.remove({ params: { ...params, city_id } })
  await expect(leave()).rejects.toMatchObject({
    code: 'InUse',
    message: expect.stringMatching(/^\d+ planned departures of yours run in this city$/),
    data: { vehicles: 0, drivers: 0, departures: expect.any(Number) },
  })
  // The last day of all of them was yesterday.
  const yesterday = addDays(lagosDate(server.now()), -1)
  await server.db.update(schedules).set({ valid_to: yesterday }).where(eq(schedules.partner_id, okafor))
  expect((await leave()).data.map((city) => city.id)).not.toContain(city_id)
})

import { demoOrganizations } from '@vehicle-partner/api/mock'
import { and, eq, inArray, isNotNull, notInArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { databaseKinds, testServer, type TestServer } from '../../test/testServer.ts'
import { vehicles } from '../db/schema/fleetTables.ts'
import { positions } from '../db/schema/positionTables.ts'
import { trips } from '../db/schema/tripTables.ts'
import { recordPositions, type NewPosition } from './recordPositions.ts'

const okafor = demoOrganizations.okafor.id

describe.each(databaseKinds())('positions on %s', (lane) => {
  let server: TestServer
  let vehicleOnTrip: string
  let idleVehicle: string
  beforeAll(async () => {
    server = await testServer({ lane })
    const onTrip = await server.db
      .select({ id: trips.vehicle_id })
      .from(trips)
      .where(and(eq(trips.partner_id, okafor), inArray(trips.status, ['boarding', 'in_progress']), isNotNull(trips.vehicle_id)))
    const ids = onTrip.flatMap(({ id }) => id ?? [])
    vehicleOnTrip = ids[0] ?? ''
    await server.db.delete(positions)
    const [other] = await server.db
      .select({ id: vehicles.id })
      .from(vehicles)
      .where(and(eq(vehicles.partner_id, okafor), eq(vehicles.status, 'archived'), notInArray(vehicles.id, ids)))
    idleVehicle = other?.id ?? ''
    if (vehicleOnTrip === '' || idleVehicle === '') throw new Error('The demo data has no such vehicles')
  })
  beforeEach(() => server.db.delete(positions))
  afterAll(() => server.close())

  const at = (seconds: number, more: Partial<NewPosition> = {}): NewPosition => ({
    vehicle_id: vehicleOnTrip,
    trip_id: null,
    driver_id: null,
    lat: 6.4698,
    lng: 3.5852,
    speed_kmh: 41.6,
    heading_deg: 270,
    accuracy_m: 8,
    at: new Date(server.now().getTime() + seconds * 1000),
    source: 'app',
    ...more,
  })
  const record = (...all: NewPosition[]) => recordPositions(server.dependencies(), okafor, all)
  const get = async (url: string, person: 'trips' | 'vehicles' | 'staff' = 'trips') =>
    server.call('GET', url, { token: await server.tokenOf(person) })
  const latest = async () => (await get(`/v1/partners/${okafor}/vehicles/positions`)).body as { data: { vehicle_id: string; at: string }[] }

  test('one position in thirty seconds is stored, implausible ones are dropped', async () => {
    await record(at(-60))
    await record(at(-55))
    await record(at(-30))
    await record(at(-20, { lat: 9.07 }))
    await record(at(10, { accuracy_m: 500 }))
    expect(await server.db.$count(positions)).toBe(2)
  })

  test('only the last position of vehicles on a trip is shown', async () => {
    await record(at(-60))
    await record(at(-10), at(-10, { vehicle_id: idleVehicle }))
    const { data } = await latest()
    expect(data.map(({ vehicle_id, at: time }) => [vehicle_id, time])).toEqual([[vehicleOnTrip, at(-10).at.toISOString()]])
    expect((await get(`/v1/partners/${okafor}/vehicles/positions`, 'staff')).status).toBe(403)
  })

  test('a track covers trips only, and at most a day', async () => {
    await record(at(-60))
    await record(at(-10), at(-10, { vehicle_id: idleVehicle }))
    const track = (id: string, hours: number) =>
      get(
        `/v1/vehicles/${id}/track?from=${new Date(server.now().getTime() - hours * 3_600_000).toISOString()}&to=${server.now().toISOString()}`,
      )
    expect(await track(vehicleOnTrip, 1)).toMatchObject({
      status: 200,
      body: { data: [{ vehicle_id: vehicleOnTrip }, { vehicle_id: vehicleOnTrip }] },
    })
    expect(await track(idleVehicle, 1)).toMatchObject({ status: 403, body: { code: 'OutsideTrip' } })
    expect(await track(vehicleOnTrip, 25)).toMatchObject({ status: 422, body: { errors: { to: 'At most 24 hours at once' } } })
  })
})

import { decodePolyline, formatTripName } from '@vehicle-partner/domain'
import { itemAccessCases } from '../fleet/fleetItems.conformance.ts'
import { expect, rules, wire, type Case, type TestUser } from '../kernel/defineCase.conformance.ts'
import { fetchActiveTripId, fetchChangeableTrips, fetchLateTrip, okafor, fetchTrips } from './tripFixtures.ts'

const path = (id: string, rest = '') => `/v1/trips/${id}${rest}`
/** Another vehicle that may take the trip, with a driver who may drive it. */
async function findOtherAssignment({ trips }: TestUser['api'], id: string, present: { vehicle_id: string }) {
  const params = { id }
  const vehicles = await trips.vehicleCandidates({ params, query: {} })
  const vehicle_id = vehicles.data.find((each) => each.id !== present.vehicle_id && each.obstacles.length === 0)?.id ?? ''
  const drivers = await trips.driverCandidates({ params, query: { vehicle_id } })
  return { vehicle_id, driver_id: drivers.data.find(({ obstacles }) => obstacles.length === 0)?.id ?? '' }
}

export const tripChangesConformance: readonly Case[] = [
  ...itemAccessCases('trips.get', ['trips'], fetchActiveTripId, (id) => ({ method: 'GET', path: path(id) })),
  ...itemAccessCases('trips.timeline', ['trips'], fetchActiveTripId, (id) => ({ method: 'GET', path: path(id, '/timeline') })),
  ...itemAccessCases('trips.track', ['trips'], fetchActiveTripId, (id) => ({ method: 'GET', path: path(id, '/track') })),
  ...itemAccessCases('trips.assign', ['trips'], fetchActiveTripId, (id) => ({ method: 'PATCH', path: path(id, '/assignment'), body: {} })),
  ...itemAccessCases('trips.decline', ['trips'], fetchActiveTripId, (id) => ({ method: 'POST', path: path(id, '/decline'), body: {} })),
  ...itemAccessCases('trips.share', ['trips'], fetchActiveTripId, (id) => ({
    method: 'POST',
    path: path(id, '/share'),
    body: { expires_in_s: 1 },
  })),
  ...itemAccessCases('trips.endShare', ['trips'], fetchActiveTripId, (id) => ({ method: 'DELETE', path: path(id, '/share') })),

  wire('trips.get', 'stops are ordered by time, reached ones first', async (server) => {
    const visitor = await server.as('owner')
    const some: string[] = []
    for (const status of ['assigned', 'in_progress', 'completed'])
      some.push(...(await fetchTrips(visitor, { status: [status] })).slice(0, 1).map(({ id }) => id))
    expect(some).toHaveLength(3)
    for (const id of some) {
      const { data, metadata } = await visitor.api.trips.get({ params: { id } })
      expect(Date.parse(metadata?.as_of ?? '')).toBeGreaterThanOrEqual(Date.parse(data.updated_at ?? data.created_at))
      expect(data.stops.map(({ sequence }) => sequence)).toEqual(data.stops.map((_, at) => at + 1))
      expect(data.stops[0]?.planned_at).toBe(data.departure_at)
      expect(data.stops.at(-1)?.planned_at).toBe(data.arrival_eta)
      const reached = data.stops.map(({ actual_at }) => actual_at !== null)
      expect(reached).toEqual(reached.toSorted((a, b) => Number(b) - Number(a)))
      expect(data.polyline.length).toBeGreaterThan(10)
      if (data.group === 'upcoming') expect(reached).not.toContain(true)
    }
  }),
  wire('trips.get', 'an outbound trip has stops and path in reverse', async (server) => {
    const visitor = await server.as('owner')
    const trips = await fetchTrips(visitor)
    const there = trips.find(({ direction }) => direction === 'inbound')
    const back = trips.find(({ direction, route }) => direction === 'outbound' && route.id === there?.route.id)
    const read = async (id = '') => (await visitor.api.trips.get({ params: { id } })).data
    const [ahead, reversed] = [await read(there?.id), await read(back?.id)]
    expect(reversed.stops.map(({ name }) => name)).toEqual(ahead.stops.map(({ name }) => name).toReversed())
    expect(decodePolyline(reversed.polyline)).toEqual(decodePolyline(ahead.polyline).toReversed())
  }),
  wire('trips.assign', 'assigns another vehicle and driver, and the same ones change nothing', async (server) => {
    const { api, trip, body } = await fetchLateTrip(server, 0)
    const params = { id: trip.id }
    const readTimeline = async () => (await api.trips.timeline({ params })).data
    const before = await readTimeline()
    const same = await api.trips.assign({ params, body })
    expect([same.data.version, same.metadata.warnings]).toEqual([trip.version, []])
    expect(await readTimeline()).toEqual(before)

    const { vehicle_id, driver_id } = await findOtherAssignment(api, trip.id, body)
    const given = await api.trips.assign({ params, body: { ...body, vehicle_id, driver_id } })
    expect(given.data).toMatchObject({ status: 'assigned', vehicle: { id: vehicle_id }, driver: { id: driver_id } })
    expect(given.data.version).toBeGreaterThan(trip.version)
    expect((await readTimeline()).at(-1)).toMatchObject({ kind: 'assignment', by: 'partner' })
  }),
  wire('trips.assign', 'an outdated version is a conflict', async (server) => {
    const { api, trip, body } = await fetchLateTrip(server, 1)
    await expect(api.trips.assign({ params: { id: trip.id }, body: { ...body, version: trip.version - 1 } })).rejects.toMatchObject({
      status: 409,
      code: 'VersionConflict',
    })
    expect((await api.trips.get({ params: { id: trip.id } })).data.version).toBe(trip.version)
  }),
  wire('trips.assign', 'an unknown vehicle or driver is rejected on its field', async (server) => {
    const { api, trip, body } = await fetchLateTrip(server, 1)
    for (const field of ['vehicle_id', 'driver_id'] as const)
      await expect(api.trips.assign({ params: { id: trip.id }, body: { ...body, [field]: 'xxx_unknown' } })).rejects.toMatchObject({
        status: 422,
        code: 'ValidationError',
        fields: { [field]: expect.any(String) },
      })
  }),
  wire('trips.assign', 'an overlapping trip is rejected', async (server) => {
    const visitor = await server.as('trips')
    const trips = await fetchChangeableTrips(server)
    const pair = trips.flatMap((one) =>
      trips
        .filter(
          (other) =>
            other.vehicle?.id !== one.vehicle?.id &&
            other.departure_at < one.arrival_eta &&
            one.departure_at < other.arrival_eta &&
            (other.vehicle?.seats ?? 0) >= one.seats.booked,
        )
        .map((other) => ({ one, other })),
    )[0]
    if (!pair) throw new Error('No two trips run at one time')
    const { one, other } = pair
    const body = { vehicle_id: other.vehicle?.id ?? '', driver_id: one.driver?.id ?? '', version: one.version }
    await expect(visitor.api.trips.assign({ params: { id: one.id }, body })).rejects.toMatchObject({
      status: 409,
      code: 'ScheduleOverlap',
      fields: { vehicle_id: expect.stringContaining(other.reference) },
    })
    expect((await visitor.api.trips.get({ params: { id: one.id } })).data).toMatchObject({
      version: one.version,
      vehicle: { id: one.vehicle?.id },
    })
  }),
  wire('trips.assign', 'a suspended or removed driver is rejected with the reason', async (server) => {
    const owner = await server.as('owner')
    const { data } = await owner.api.drivers.list({ params: okafor, query: { status: ['suspended', 'archived'] } })
    const { api, trip, body } = await fetchLateTrip(server, 1)
    expect(data.length).toBeGreaterThan(0)
    for (const { id } of data)
      await expect(api.trips.assign({ params: { id: trip.id }, body: { ...body, driver_id: id } })).rejects.toMatchObject({
        status: 422,
        fields: { driver_id: expect.stringMatching(/Suspended|Removed/) },
      })
  }),
  wire('trips.assign', 'an active or finished trip cannot be assigned', async (server) => {
    const visitor = await server.as('trips')
    for (const group of ['active', 'history'] as const) {
      const trip = (await fetchTrips(visitor, { group })).find(({ vehicle, driver }) => vehicle && driver)
      const body = { vehicle_id: trip?.vehicle?.id ?? '', driver_id: trip?.driver?.id ?? '', version: trip?.version ?? 0 }
      await expect(visitor.api.trips.assign({ params: { id: trip?.id ?? '' }, body })).rejects.toMatchObject({
        status: 409,
        code: 'InvalidTransition',
      })
    }
  }),
  wire('trips.decline', 'a declined trip has no driver and needs action; it can be assigned again', async (server) => {
    const { api, trip, body } = await fetchLateTrip(server, 2)
    const before = (await api.trips.get({ params: { id: trip.id } })).data.preparation?.reliability_bps
    const { data } = await api.trips.decline({ params: { id: trip.id }, body: { reason_code: 'vehicle_fault', text: 'The gearbox' } })
    expect(data).toMatchObject({ status: 'scheduled', group: 'upcoming', vehicle: null, driver: null, needs: ['no_driver'] })
    // It lowers the reliability of the organisation.
    expect(data.preparation?.reliability_bps).toBeLessThan(before ?? 0)
    await expect(api.trips.decline({ params: { id: trip.id }, body: { reason_code: 'other' } })).rejects.toMatchObject({
      status: 409,
      code: 'InvalidTransition',
    })
    const again = await api.trips.assign({ params: { id: trip.id }, body: { ...body, version: data.version } })
    expect(again.data).toMatchObject({ status: 'assigned', needs: [] })
  }),
  wire('trips.decline', 'requires a known reason', async (server) => {
    const { send, trip } = await fetchLateTrip(server, 1)
    expect(await send({ method: 'POST', path: path(trip.id, '/decline'), body: { reason_code: 'rain' } })).toMatchObject({
      status: 422,
      body: { errors: { reason_code: 'Please select a reason' } },
    })
  }),
  wire('trips.timeline', 'lists events in order, starting with the schedule', async (server) => {
    const visitor = await server.as('trips')
    const { data } = await visitor.api.trips.timeline({ params: { id: await fetchActiveTripId(visitor) } })
    const times = data.map(({ at }) => Date.parse(at))
    expect(times).toEqual(times.toSorted((a, b) => a - b))
    expect(data[0]).toMatchObject({ kind: 'status', text: 'The trip was planned' })
  }),
  wire('trips.track', 'is 403 earlier than an hour before departure', async (server) => {
    const { api, trip } = await fetchLateTrip(server, 1)
    await expect(api.trips.track({ params: { id: trip.id } })).rejects.toMatchObject({ status: 403, code: 'OutsideTrip' })
  }),
  wire('trips.shared', 'a link shows the trip without personal data until it is revoked', async (server) => {
    const visitor = await server.as('trips')
    const id = await fetchActiveTripId(visitor)
    const { data } = await visitor.api.trips.share({ params: { id }, body: { expires_in_s: 3600 } })
    const token = data.url.split('/').at(-1) ?? ''
    const stranger = server.with(undefined)
    const response = await stranger.send({ method: 'GET', path: `/v1/shared-trips/${token}` })
    const { data: trip } = await visitor.api.trips.get({ params: { id } })
    expect(trip.sharing.live_links).toBeGreaterThan(0)
    const route = { name: formatTripName(trip) }
    expect(response).toMatchObject({ status: 200, body: { data: { route, status: expect.any(String), stops: expect.any(Array) } } })
    expect(JSON.stringify(response.body)).not.toMatch(/driver|phone|passenger|_kobo|earnings|seats/)
    expect((await visitor.api.trips.endShare({ params: { id } })).data.ended).toBeGreaterThan(0)
    expect((await visitor.api.trips.get({ params: { id } })).data.sharing.live_links).toBe(0)
    const ended = await stranger.send({ method: 'GET', path: `/v1/shared-trips/${token}` })
    expect(ended.status).toBe(404)
    expect(await stranger.send({ method: 'GET', path: '/v1/shared-trips/unknown' })).toMatchObject({
      status: 404,
      body: ended.body as object,
    })
  }),
  wire('trips.share', 'a finished or distant trip cannot be shared', async (server) => {
    const visitor = await server.as('trips')
    const over = (await fetchTrips(visitor, { group: 'history' }))[0]?.id ?? ''
    const far = (await fetchChangeableTrips(server))[0]?.id ?? ''
    const { data } = await visitor.api.trips.get({ params: { id: far } })
    expect(Date.parse(data.departure_at) - Date.parse(data.sharing.opens_at)).toBe(24 * 3_600_000)
    expect(data.sharing.live_links).toBe(0)
    for (const id of [over, far])
      await expect(visitor.api.trips.share({ params: { id }, body: {} })).rejects.toMatchObject({ status: 409, code: 'InvalidTransition' })
  }),
  rules('trips.assign', 'of two concurrent assignments, one is a conflict', async (server) => {
    const { api, trip, body } = await fetchLateTrip(server, 3)
    const other = { ...body, ...(await findOtherAssignment(api, trip.id, body)) }
    const results = await Promise.allSettled([1, 2].map(() => api.trips.assign({ params: { id: trip.id }, body: other })))
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'VersionConflict' } })
  }),
]

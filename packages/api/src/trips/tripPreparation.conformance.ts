import { itemAccessCases } from '../fleet/fleetItems.conformance.ts'
import { expect, wire, type Case } from '../kernel/defineCase.conformance.ts'
import { fetchActiveTripId, fetchLateTrip, fetchTrips } from './tripFixtures.ts'

const path = (id: string, rest = '') => `/v1/trips/${id}${rest}`

export const tripPreparationConformance: readonly Case[] = [
  ...itemAccessCases('trips.vehicleCandidates', ['trips'], fetchActiveTripId, (id) => ({
    method: 'GET',
    path: path(id, '/candidates/vehicles'),
  })),
  ...itemAccessCases('trips.driverCandidates', ['trips'], fetchActiveTripId, (id) => ({
    method: 'GET',
    path: path(id, '/candidates/drivers'),
  })),
  wire('trips.get', 'before departure it says what keeps vehicle and driver from trips, as their own pages do', async (server) => {
    const visitor = await server.as('owner')
    const upcoming = await fetchTrips(visitor, { group: 'upcoming' })
    const lacking = upcoming.find(({ needs }) => needs.includes('documents'))
    const { data } = await visitor.api.trips.get({ params: { id: lacking?.id ?? '' } })
    const own = { no_driver: true, driver_blocked: true } as Record<string, boolean>
    const [vehicle, driver] = await Promise.all([
      data.vehicle ? visitor.api.vehicles.get({ params: { id: data.vehicle.id } }) : undefined,
      data.driver ? visitor.api.drivers.get({ params: { id: data.driver.id } }) : undefined,
    ])
    expect(data.preparation?.blockers).toEqual([
      ...(vehicle?.data.dispatch_blockers ?? [])
        .filter(({ code }) => !own[code])
        .map((blocker) => ({ ...blocker, of: 'vehicle', name: data.vehicle?.registration_number })),
      ...(driver?.data.dispatch_blockers ?? []).map((blocker) => ({
        ...blocker,
        of: 'driver',
        name: `${data.driver?.fname} ${data.driver?.lname}`,
      })),
    ])
    expect(data.preparation?.blockers.length).toBeGreaterThan(0)
    expect(data.preparation?.documents_valid_to).toBe(vehicle?.data.compliance.next_expiry ?? null)
    expect(data.preparation?.driver_rating?.rating ?? null).toBe(driver?.data.rating.rating ?? null)
    expect(data.preparation?.rate_kobo).toBeGreaterThan(0)
    expect(data.preparation?.reliability_bps).toBeGreaterThan(0)
    const active = await visitor.api.trips.get({ params: { id: await fetchActiveTripId(visitor) } })
    expect(active.data.preparation).toBeNull()
  }),
  wire('trips.get', 'names the booked seats, as many as are booked', async (server) => {
    const visitor = await server.as('trips')
    const near = (await fetchTrips(visitor, { group: 'upcoming', sort: 'departure_at' })).find(({ seats }) => seats.booked > 0)
    const { data } = await visitor.api.trips.get({ params: { id: near?.id ?? '' } })
    expect(data.booked_seats).toHaveLength(data.seats.booked)
    expect(new Set(data.booked_seats).size).toBe(data.seats.booked)
    expect(data.booked_seats[0]).toMatch(/^[A-Z]\d$/)
    // Without earnings access there is no rate.
    expect(data.preparation).not.toHaveProperty('rate_kobo')
  }),
  wire(
    'trips.vehicleCandidates',
    'those that may take the trip come first; the others are refused for the reasons given',
    async (server) => {
      const { api, trip, body } = await fetchLateTrip(server, 1)
      const params = { id: trip.id }
      const { data } = await api.trips.vehicleCandidates({ params, query: {} })
      const isBlocked = data.map(({ obstacles }) => obstacles.length > 0)
      expect(isBlocked).toEqual(isBlocked.toSorted((a, b) => Number(a) - Number(b)))
      expect(isBlocked).toContain(true)
      expect(data.find(({ id }) => id === body.vehicle_id)).toMatchObject({
        registration_number: trip.vehicle?.registration_number,
        seats: trip.vehicle?.seats,
        obstacles: [],
      })
      for (const { id, obstacles } of data.filter((each) => each.obstacles.length > 0))
        await expect(api.trips.assign({ params, body: { ...body, vehicle_id: id } })).rejects.toMatchObject({
          fields: { vehicle_id: obstacles.join('. ') },
        })
      const [one] = data
      expect((await api.trips.vehicleCandidates({ params, query: { id: one?.id } })).data).toEqual([one])
      const plate = one?.registration_number.replace('-', '').toLowerCase()
      expect((await api.trips.vehicleCandidates({ params, query: { search: plate } })).data).toEqual([one])
    },
  ),
  wire(
    'trips.driverCandidates',
    'the usual driver of the vehicle comes first; those who are refused come last, with the reasons',
    async (server) => {
      const { api, trip, body } = await fetchLateTrip(server, 1)
      const params = { id: trip.id }
      const vehicles = await api.trips.vehicleCandidates({ params, query: {} })
      const { data: all } = await api.trips.driverCandidates({ params, query: {} })
      const usual = vehicles.data.find(({ driver }) => all.some(({ id, obstacles }) => id === driver?.id && obstacles.length === 0))
      const { data } = await api.trips.driverCandidates({ params, query: { vehicle_id: usual?.id } })
      expect(data[0]).toMatchObject({ ...usual?.driver, vehicle: { id: usual?.id } })
      const isBlocked = data.map(({ obstacles }) => obstacles.length > 0)
      expect(isBlocked).toEqual(isBlocked.toSorted((a, b) => Number(a) - Number(b)))
      const ofTrip = await api.trips.driverCandidates({ params, query: { vehicle_id: body.vehicle_id } })
      // The driver who has the trip already is not asked about again.
      const refused = ofTrip.data.filter(({ id, obstacles }) => obstacles.length > 0 && id !== body.driver_id)
      expect(refused.length).toBeGreaterThan(0)
      for (const { id, obstacles } of refused)
        await expect(api.trips.assign({ params, body: { ...body, driver_id: id } })).rejects.toMatchObject({
          fields: { driver_id: obstacles.join('. ') },
        })
      const [one] = data
      expect((await api.trips.driverCandidates({ params, query: { id: one?.id, vehicle_id: usual?.id } })).data).toEqual([one])
      expect((await api.trips.driverCandidates({ params, query: { search: 'no one is called so' } })).data).toEqual([])
    },
  ),
]

import { formatVehicleName, tripGroup, tripGroupStatuses, tripStatuses, type TripGroup } from '@vehicle-partner/domain'
import { organizationKeys } from '../demo/expectedAccess.ts'
import { firstVehicle, itemAccessCases } from '../fleet/fleetItems.conformance.ts'
import { accessCases } from '../kernel/endpointAccess.conformance.ts'
import { expect, rules, wire, type Case } from '../kernel/defineCase.conformance.ts'
import { okafor, fetchTrips } from './tripFixtures.ts'

const groups: readonly TripGroup[] = ['upcoming', 'active', 'history']
const amountKeys = /_kobo$|amount|earnings/i
const keysIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? Object.entries(value).flatMap(([key, inner]) => [key, ...keysIn(inner)]) : []

export const tripListsConformance: readonly Case[] = [
  ...accessCases('trips.list', ['trips'], ({ id }) => ({ method: 'GET', path: `/v1/partners/${id}/trips` })),
  ...itemAccessCases('trips.ofVehicle', ['trips', 'vehicles'], firstVehicle, (id) => ({ method: 'GET', path: `/v1/vehicles/${id}/trips` })),
  ...itemAccessCases(
    'trips.ofDriver',
    ['trips', 'drivers'],
    async (visitor) => (await fetchTrips(visitor)).find(({ driver }) => driver)?.driver?.id ?? '',
    (id) => ({ method: 'GET', path: `/v1/drivers/${id}/trips` }),
  ),
  ...groups.map((group) =>
    wire('trips.list', `${group}: has only its statuses, as many as the tab count`, async (server) => {
      const { api } = await server.as('trips')
      const { data, metadata } = await api.trips.list({ params: okafor, query: { group, perPage: 10 } })
      expect(data.length).toBeGreaterThan(0)
      for (const trip of data) {
        expect(tripGroupStatuses[group]).toContain(trip.status)
        expect(trip.group).toBe(group)
      }
      const { upcoming, active, completed, cancelled, missed } = metadata.counts
      expect(metadata.total).toBe({ upcoming, active, history: completed + cancelled + missed }[group])
      expect(metadata.pages).toBe(Math.ceil(metadata.total / 10))
    }),
  ),
  wire('trips.list', 'in the order of departure it counts the trips of each day of a page, on all pages', async (server) => {
    const { api } = await server.as('trips')
    for (const query of [
      { group: 'upcoming' },
      { group: 'history', sort: '-departure_at' },
      { search: 'Ajah', sort: 'departure_at' },
    ] as const) {
      const { data: all } = await api.trips.list({ params: okafor, query: { ...query, perPage: 100 } })
      const { data, metadata } = await api.trips.list({ params: okafor, query: { ...query, page: 2, perPage: 10 } })
      const dates = [...new Set(data.map(({ service_date }) => service_date))]
      expect(dates.length).toBeGreaterThan(0)
      expect(metadata.days).toEqual(
        dates.map((date) => ({
          date,
          trips: date === all.at(-1)?.service_date ? expect.any(Number) : all.filter((trip) => trip.service_date === date).length,
        })),
      )
    }
    const { metadata } = await api.trips.list({ params: okafor, query: { group: 'upcoming', sort: '-seats_booked', perPage: 10 } })
    expect(metadata.days).toEqual([])
  }),
  wire('trips.list', 'defaults to thirty days back and a week ahead', async (server) => {
    const { api } = await server.as('owner')
    const [oldest] = (await api.trips.list({ params: okafor, query: { sort: 'departure_at', perPage: 10 } })).data
    const [latest] = (await api.trips.list({ params: okafor, query: { sort: '-departure_at', perPage: 10 } })).data
    const { metadata } = await api.trips.list({ params: okafor, query: { perPage: 10 } })
    const days = (at = '') => (Date.parse(at) - Date.parse(metadata.as_of)) / 86_400_000
    expect(days(oldest?.departure_at)).toBeGreaterThanOrEqual(-31)
    expect(days(latest?.departure_at)).toBeLessThanOrEqual(8)
  }),
  wire('trips.list', 'days that end before they begin are rejected', async (server) => {
    const { send } = await server.as('trips')
    expect(
      await send({ method: 'GET', path: `/v1/partners/${okafor.id}/trips`, query: { from: '2026-11-30', to: '2026-11-01' } }),
    ).toMatchObject({
      status: 422,
      body: { errors: { to: 'The end must not be before the beginning' } },
    })
  }),
  wire('trips.list', 'past trips come newest first, others as they depart, unless the query sorts', async (server) => {
    const { api } = await server.as('trips')
    const departures = async (query: object) =>
      (await api.trips.list({ params: okafor, query: { perPage: 50, ...query } })).data.map(({ departure_at }) => departure_at)
    const ascending = (days: readonly string[]) => days.toSorted()
    for (const query of [{ group: 'history' }, { status: ['completed'] }, { status: ['completed', 'missed'] }]) {
      const newestFirst = await departures(query)
      expect(newestFirst).toEqual(ascending(newestFirst).toReversed())
      expect(new Set(newestFirst).size).toBeGreaterThan(1)
    }
    for (const query of [{ group: 'upcoming' }, {}, { group: 'history', sort: 'departure_at' }]) {
      const oldestFirst = await departures(query)
      expect(oldestFirst).toEqual(ascending(oldestFirst))
    }
  }),
  wire('trips.list', 'filters by day in Lagos', async (server) => {
    const visitor = await server.as('trips')
    const some = (await fetchTrips(visitor, { group: 'history' }))[0]?.service_date ?? ''
    const found = await fetchTrips(visitor, { from: some, to: some })
    expect(found.length).toBeGreaterThan(0)
    for (const { service_date } of found) expect(service_date).toBe(some)
    expect(await fetchTrips(visitor, { from: '2031-01-01' })).toEqual([])
  }),
  wire('trips.list', 'an invalid day is rejected on its field', async (server) => {
    const { send } = await server.as('trips')
    for (const day of ['0001-01-01', '9999-12-31', '2026-02-30', 'soon'])
      expect(await send({ method: 'GET', path: `/v1/partners/${okafor.id}/trips`, query: { from: day } }), day).toMatchObject({
        status: 422,
        body: { code: 'ValidationError', errors: { from: expect.any(String) } },
      })
  }),
  wire('trips.list', 'filters by every parameter', async (server) => {
    const visitor = await server.as('trips')
    const all = await fetchTrips(visitor)
    const one = all.find(({ vehicle, driver }) => vehicle && driver)
    for (const [query, has] of [
      [{ status: ['completed'] }, (trip) => trip.status === 'completed'],
      [{ status: ['cancelled', 'missed'] }, (trip) => trip.status === 'cancelled' || trip.status === 'missed'],
      [{ route_id: [one?.route.id ?? ''] }, (trip) => trip.route.id === one?.route.id],
      [{ vehicle_id: [one?.vehicle?.id ?? ''] }, (trip) => trip.vehicle?.id === one?.vehicle?.id],
      [{ driver_id: [one?.driver?.id ?? ''] }, (trip) => trip.driver?.id === one?.driver?.id],
      [{ needs_action: '1' }, (trip) => trip.needs.length > 0],
    ] satisfies [object, (trip: (typeof all)[number]) => boolean][]) {
      const found = await fetchTrips(visitor, query)
      if (!('needs_action' in query)) expect(found.length, JSON.stringify(query)).toBeGreaterThan(0)
      for (const trip of found) expect(has(trip), JSON.stringify(query)).toBe(true)
    }
    expect(await fetchTrips(visitor, { city_id: ['cty_unknown'] })).toEqual([])
  }),
  wire('trips.list', 'the needs_action filter matches its count', async (server) => {
    const { api } = await server.as('trips')
    const { metadata } = await api.trips.list({ params: okafor, query: { needs_action: '1', perPage: 100 } })
    expect(metadata.total).toBe(metadata.counts.needs_action)
  }),
  wire('trips.list', 'searches by reference, plate, name of the vehicle, driver and route', async (server) => {
    const visitor = await server.as('trips')
    const one = (await fetchTrips(visitor)).find(({ vehicle, driver }) => vehicle && driver)
    for (const search of [
      one?.reference,
      one?.reference.toLowerCase(),
      one?.vehicle?.registration_number,
      one?.vehicle?.registration_number.replace('-', ''),
      one?.vehicle ? formatVehicleName(one.vehicle) : '',
      `${one?.driver?.fname} ${one?.driver?.lname}`.normalize('NFD').replace(/\p{M}/gu, ''),
      one?.route.code,
    ])
      expect((await fetchTrips(visitor, { search })).length, search).toBeGreaterThan(0)
    expect(await fetchTrips(visitor, { search: 'nothing is called so' })).toEqual([])
    expect(await fetchTrips(visitor, { search: '%' })).toHaveLength((await fetchTrips(visitor)).length)
    expect(await fetchTrips(visitor, { search: '%%' })).toEqual([])
  }),
  wire('trips.list', 'sorts across pages', async (server) => {
    const { api } = await server.as('owner')
    for (const [sort, value] of [
      ['departure_at', (trip) => Date.parse(trip.departure_at)],
      ['-seats_booked', (trip) => -trip.seats.booked],
      ['-delay_s', (trip) => -trip.delay_s],
    ] satisfies [string, (trip: Awaited<ReturnType<typeof fetchTrips>>[number]) => number][]) {
      const pages = await Promise.all(
        [1, 2].map((page) =>
          api.trips.list({ params: okafor, query: { group: 'history', sort: sort as 'departure_at', page, perPage: 20 } }),
        ),
      )
      const rows = pages.flatMap(({ data }) => data)
      expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
      expect(rows.map(value)).toEqual(rows.map(value).toSorted((a, b) => a - b))
    }
  }),
  wire('trips.list', 'amounts are shown only with earnings access', async (server) => {
    const owner = await fetchTrips(await server.as('owner'), { status: ['completed'] })
    expect(owner.some(({ earnings }) => (earnings?.gross_kobo ?? 0) > (earnings?.net_kobo ?? 0))).toBe(true)
    const { send } = await server.as('trips')
    const { body } = await send({ method: 'GET', path: `/v1/partners/${okafor.id}/trips`, query: { perPage: '100' } })
    expect(keysIn(body).filter((key) => amountKeys.test(key))).toEqual([])
    const sorted = await send({ method: 'GET', path: `/v1/partners/${okafor.id}/trips`, query: { sort: '-net_kobo' } })
    expect(sorted).toMatchObject({ status: 422, body: { code: 'ValidationError', errors: { sort: expect.any(String) } } })
  }),
  wire('trips.list', 'unknown values are rejected on their field', async (server) => {
    const { send } = await server.as('owner')
    for (const [name, value] of [
      ['group', 'all'],
      ['sort', 'reference'],
      ['perPage', '7'],
      ['from', '21-11-2026'],
      ['needs_action', 'yes'],
    ] as const)
      expect(await send({ method: 'GET', path: `/v1/partners/${okafor.id}/trips`, query: { [name]: value } }), name).toMatchObject({
        status: 422,
        body: { code: 'ValidationError', errors: { [name]: expect.any(String) } },
      })
  }),
  wire('trips.list', 'seats, times and status of every trip are consistent', async (server) => {
    for (const trip of await fetchTrips(await server.as('owner'))) {
      const { seats } = trip
      expect(seats.boarded + seats.no_show).toBeLessThanOrEqual(seats.booked)
      expect(seats.booked).toBeLessThanOrEqual(seats.total)
      if (trip.status === 'completed') expect(seats.boarded + seats.no_show).toBe(seats.booked)
      expect(trip.group).toBe(tripGroup(trip.status))
      expect(tripStatuses).toContain(trip.status)
      expect(Date.parse(trip.departure_at) - Date.parse(trip.assignment.locked_at)).toBe(3_600_000)
      if (trip.group !== 'upcoming') expect(trip.assignment.can_change).toBe(false)
      expect(trip.cancellation === null).toBe(trip.status !== 'cancelled')
    }
  }),
  wire('trips.list', 'is empty for an organisation without trips', async (server) => {
    const { api } = await server.as('empty')
    const { data, metadata } = await api.trips.list({ params: { id: organizationKeys('sunrise').id } })
    expect(data).toEqual([])
    expect(metadata).toMatchObject({ total: 0, pages: 0, counts: { upcoming: 0, active: 0, needs_action: 0 } })
  }),
  wire('trips.ofVehicle', 'lists only trips of the vehicle; a vehicle manager sees no phone numbers', async (server) => {
    const owner = await server.as('owner')
    const id = (await fetchTrips(owner)).find(({ vehicle }) => vehicle)?.vehicle?.id ?? ''
    const { api } = await server.as('vehicles')
    const { data } = await api.trips.ofVehicle({ params: { id } })
    expect(data.length).toBeGreaterThan(0)
    for (const { vehicle, driver } of data) {
      expect(vehicle?.id).toBe(id)
      expect(driver?.phone).toBeUndefined()
    }
    expect((await owner.api.trips.ofVehicle({ params: { id } })).data[0]?.driver?.phone).toMatch(/^\+234/)
  }),
  wire('trips.ofDriver', 'lists only trips of the driver', async (server) => {
    const id = (await fetchTrips(await server.as('owner'))).find(({ driver }) => driver)?.driver?.id ?? ''
    const { api } = await server.as('drivers')
    const { data } = await api.trips.ofDriver({ params: { id } })
    expect(data.length).toBeGreaterThan(0)
    for (const { driver } of data) expect(driver?.id).toBe(id)
  }),
  rules('trips.list', 'sorts by net earnings for owners, trips without earnings last', async (server) => {
    const rows = await fetchTrips(await server.as('owner'), { group: 'history', sort: '-net_kobo' })
    const net = rows.map(({ earnings }) => earnings?.net_kobo ?? -1)
    expect(net).toEqual(net.toSorted((a, b) => b - a))
    expect(net[0]).toBeGreaterThan(0)
  }),
]

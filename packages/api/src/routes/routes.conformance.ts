import { organizationKeys } from '../demo/expectedAccess.ts'
import { accessCases } from '../kernel/endpointAccess.conformance.ts'
import { itemAccessCases, firstVehicle } from '../fleet/fleetItems.conformance.ts'
import { expect, wire, type Case, type TestUser } from '../kernel/defineCase.conformance.ts'

const okafor = { id: organizationKeys('okafor').id }
const range = { from: '2026-11-23', to: '2026-11-29' }

/** A route of Okafor Mobility, and one with open departures. */
const linesOf = async ({ api }: TestUser, tab: 'mine' | 'open') =>
  (await api.routes.list({ params: okafor, query: { tab, perPage: 100 } })).data
const lineOf = async (visitor: TestUser, tab: 'mine' | 'open') => (await linesOf(visitor, tab))[0]?.id ?? ''
const partner_id = okafor.id

export const routesConformance: readonly Case[] = [
  ...accessCases('routes.list', ['routes'], ({ id }) => ({ method: 'GET', path: `/v1/partners/${id}/routes` })),
  ...itemAccessCases('routes.interest', ['routes'], firstVehicle, (vehicle_id) => ({
    method: 'POST',
    path: '/v1/routes/rte_unknown/interest',
    body: { vehicle_id },
  })),
  wire('routes.list', 'Okafor runs eight routes, and two have open departures', async (server) => {
    const visitor = await server.as('trips')
    const { metadata } = await visitor.api.routes.list({ params: okafor })
    expect(metadata).toMatchObject({ total: 8, counts: { mine: 8, open: 2 } })
    for (const line of await linesOf(visitor, 'mine')) {
      expect(line.my.vehicles.length).toBeGreaterThan(0)
      expect(line.my.trips_30d).toBeGreaterThan(0)
      expect('rate_kobo' in line.my).toBe(false)
    }
    expect((await linesOf(visitor, 'open')).map(({ stops_count }) => stops_count).toSorted((a, b) => a - b)).toEqual([2, 25])
  }),
  wire('routes.list', 'earnings per trip are shown only with earnings access', async (server) => {
    const lines = await linesOf(await server.as('owner'), 'mine')
    expect(lines.some(({ my }) => (my.rate_kobo ?? 0) > 0)).toBe(true)
  }),
  wire('routes.list', 'searches by code, name and stops', async (server) => {
    const visitor = await server.as('trips')
    const found = async (search: string) =>
      (await visitor.api.routes.list({ params: okafor, query: { search } })).data.map(({ code }) => code)
    expect(await found('los-aja')).toEqual(['LOS-AJA-CMS-01'])
    expect(await found('Challenge – Bodija')).toEqual(['IBA-CHA-BOD-01'])
    expect(await found('Mile 12')).toEqual(['LOS-IKD-YAB-01'])
    expect(await found('Timbuktu')).toEqual([])
  }),
  wire('routes.list', 'sorts and filters', async (server) => {
    const visitor = await server.as('trips')
    const { api } = visitor
    const longest = (await api.routes.list({ params: okafor, query: { sort: '-distance_m', perPage: 100 } })).data
    expect(longest.map(({ distance_m }) => distance_m)).toEqual(longest.map(({ distance_m }) => distance_m).toSorted((a, b) => b - a))
    const vehicle = longest[0]?.my.vehicles[0]?.id ?? ''
    for (const line of (await api.routes.list({ params: okafor, query: { vehicle_id: [vehicle] } })).data)
      expect(line.my.vehicles.map(({ id }) => id)).toContain(vehicle)
    expect((await api.routes.list({ params: okafor, query: { status: ['retired'] } })).data).toEqual([])
    expect((await api.routes.list({ params: okafor, query: { city_id: [longest[0]?.city.id ?? ''] } })).metadata.total).toBeGreaterThan(0)
  }),
  wire('routes.get', 'has ordered stops with coordinates, and departures with their vehicles', async (server) => {
    const visitor = await server.as('trips')
    for (const tab of ['mine', 'open'] as const) {
      const { data } = await visitor.api.routes.get({ params: { id: await lineOf(visitor, tab) }, query: { partner_id } })
      expect(data.stops.map(({ sequence }) => sequence)).toEqual(data.stops.map((_, at) => at + 1))
      expect(data.stops).toHaveLength(data.stops_count)
      const offsets = data.stops.map(({ offset_s }) => offset_s)
      expect(offsets).toEqual(offsets.toSorted((a, b) => a - b))
      expect(offsets[0]).toBe(0)
      for (const { lat, lng } of data.stops) expect([typeof lat, typeof lng]).toEqual(['number', 'number'])
      expect(data.polyline.length).toBeGreaterThan(5)
      expect(data.schedules.length).toBeGreaterThan(0)
      for (const { open, assigned } of data.schedules) {
        expect(open).toBe(tab === 'open')
        expect(assigned === null).toBe(tab === 'open')
      }
    }
  }),
  wire('routes.get', 'the trips of its vehicles are those of the route, most first', async (server) => {
    const visitor = await server.as('trips')
    const { data } = await visitor.api.routes.get({ params: { id: await lineOf(visitor, 'mine') }, query: { partner_id } })
    const counts = data.my.vehicles.map(({ trips_30d }) => trips_30d)
    expect(data.my.trips_30d).toBeGreaterThan(0)
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(data.my.trips_30d)
    expect(counts).toEqual(counts.toSorted((a, b) => b - a))
  }),
  wire('routes.get', 'a missing or other organisation and an unknown route are rejected', async (server) => {
    const visitor = await server.as('trips')
    const id = await lineOf(visitor, 'mine')
    expect(await visitor.send({ method: 'GET', path: `/v1/routes/${id}` })).toMatchObject({
      status: 422,
      body: { errors: { partner_id: expect.any(String) } },
    })
    const unknown = await visitor.send({ method: 'GET', path: '/v1/routes/rte_unknown', query: { partner_id } })
    expect(unknown).toMatchObject({ status: 404, body: { code: 'NotFound' } })
    const foreign = await visitor.send({ method: 'GET', path: `/v1/routes/${id}`, query: { partner_id: organizationKeys('musa').id } })
    expect(foreign).toMatchObject({ status: 404, body: unknown.body as object })
    const musa = await server.as('individual')
    const elsewhere = await musa.send({ method: 'GET', path: `/v1/routes/${id}`, query: { partner_id: organizationKeys('musa').id } })
    expect(elsewhere).toMatchObject({ status: 404, body: unknown.body as object })
    const staff = await server.as('staff')
    expect(await staff.send({ method: 'GET', path: `/v1/routes/${id}`, query: { partner_id } })).toMatchObject({ status: 403 })
  }),
  wire('routes.schedules', 'every departure is on a day of its schedule', async (server) => {
    const visitor = await server.as('trips')
    const { data, metadata } = await visitor.api.routes.schedules({
      params: { id: await lineOf(visitor, 'mine') },
      query: { partner_id, ...range },
    })
    expect(metadata.departures.length).toBeGreaterThan(4)
    for (const { schedule_id, date, departure_at } of metadata.departures) {
      const schedule = data.find(({ id }) => id === schedule_id)
      expect(schedule?.days_of_week).toContain(new Date(`${date}T12:00:00Z`).getUTCDay() || 7)
      expect(date >= range.from && date <= range.to).toBe(true)
      const lagos = new Date(Date.parse(departure_at) + 3_600_000).toISOString()
      expect(lagos.slice(0, 16)).toBe(`${date}T${schedule?.departure_time}`)
    }
  }),
  wire('routes.schedules', 'a reversed or too long range is rejected on its end', async (server) => {
    const visitor = await server.as('trips')
    const path = `/v1/routes/${await lineOf(visitor, 'mine')}/schedules`
    for (const to of ['2026-11-22', '2027-06-01'])
      expect(await visitor.send({ method: 'GET', path, query: { partner_id, from: '2026-11-23', to } })).toMatchObject({
        status: 422,
        body: { errors: { to: expect.any(String) } },
      })
  }),
  wire('routes.interest', 'an open departure can be requested once, with a suitable vehicle', async (server) => {
    const visitor = await server.as('owner')
    const id = await lineOf(visitor, 'open')
    const { data: line } = await visitor.api.routes.get({ params: { id }, query: { partner_id } })
    const schedule_id = line.schedules[0]?.id ?? ''
    const { data: vehicles } = await visitor.api.vehicles.list({ params: okafor, query: { status: ['active'], perPage: 100 } })
    const fits = vehicles.find(({ type }) => type === 'coaster')?.id ?? ''
    const small = vehicles.find(({ type }) => type === 'mini_van')?.id ?? ''
    await expect(visitor.api.routes.interest({ params: { id }, body: { schedule_id, vehicle_id: small } })).rejects.toMatchObject({
      status: 422,
      fields: { vehicle_id: expect.any(String) },
    })
    const { data } = await visitor.api.routes.interest({ params: { id }, body: { schedule_id, vehicle_id: fits, note: 'From Monday' } })
    expect(data).toMatchObject({ schedule_id, vehicle_id: fits, status: 'pending' })
    await expect(visitor.api.routes.interest({ params: { id }, body: { schedule_id, vehicle_id: fits } })).rejects.toMatchObject({
      status: 409,
      code: 'ItemAlreadyExist',
    })
    const after = await visitor.api.routes.get({ params: { id }, query: { partner_id } })
    expect(after.data.schedules.find((each) => each.id === schedule_id)?.interest).toBe('pending')
  }),
  wire('routes.interest', 'a departure in use cannot be requested', async (server) => {
    const visitor = await server.as('owner')
    const id = await lineOf(visitor, 'mine')
    const { data: line } = await visitor.api.routes.get({ params: { id }, query: { partner_id } })
    const body = { schedule_id: line.schedules[0]?.id ?? '', vehicle_id: await firstVehicle(visitor) }
    await expect(visitor.api.routes.interest({ params: { id }, body })).rejects.toMatchObject({
      status: 422,
      fields: { schedule_id: expect.any(String) },
    })
  }),
]

import { itemAccessCases } from '../fleet/fleetItems.conformance.ts'
import { expect, wire, type Case, type TestUser } from '../kernel/defineCase.conformance.ts'
import { fetchActiveTripId, fetchTrips } from '../trips/tripFixtures.ts'
import type { Trip } from '../trips/trip.ts'

const findTrip = async (visitor: TestUser, query: object, is: (trip: Trip) => boolean = () => true): Promise<Trip> => {
  const found = (await fetchTrips(visitor, query)).find(is)
  if (!found) throw new Error('The demo has no such trip')
  return found
}
const hours = (trip: Trip, now: string) => (Date.parse(now) - Date.parse(trip.departure_at)) / 3_600_000
const asOf = async (visitor: TestUser) =>
  (await visitor.api.trips.timeline({ params: { id: await fetchActiveTripId(visitor) } })).metadata.as_of
const textOf = (response: { body?: unknown }) => (response.body instanceof Blob ? response.body.text() : JSON.stringify(response.body))

/** A trip of the last day, and one of more than two days ago. */
async function recentAndOld(visitor: TestUser): Promise<[Trip, Trip]> {
  const now = await asOf(visitor)
  const recent = await findTrip(visitor, { status: ['completed'], sort: '-departure_at' }, (trip) => trip.seats.booked > 3)
  const old = await findTrip(
    visitor,
    { status: ['completed'], sort: '-departure_at', to: new Date(Date.parse(now) - 3 * 86_400_000).toISOString().slice(0, 10) },
    (trip) => hours(trip, now) > 48 && trip.seats.booked > 3,
  )
  return [recent, old]
}

export const manifestConformance: readonly Case[] = [
  ...itemAccessCases('manifest.list', ['trips'], fetchActiveTripId, (id) => ({ method: 'GET', path: `/v1/trips/${id}/manifest` })),
  ...itemAccessCases('manifest.tick', ['trips'], fetchActiveTripId, (id) => ({
    method: 'PATCH',
    path: `/v1/trips/${id}/manifest/x`,
    body: {},
  })),
  ...itemAccessCases('manifest.export', ['trips'], fetchActiveTripId, (id) => ({
    method: 'POST',
    path: `/v1/trips/${id}/manifest/export`,
    body: {},
  })),
  wire(
    'manifest.list',
    'within the window has names, masked phone numbers and ordered stops, with the totals of the trip',
    async (server) => {
      const visitor = await server.as('trips')
      const [trip] = await recentAndOld(visitor)
      const { data, metadata } = await visitor.api.manifest.list({ params: { id: trip.id } })
      expect(data.length).toBeGreaterThan(0)
      expect(metadata).toMatchObject({
        total: data.length,
        booked: trip.seats.booked,
        boarded: trip.seats.boarded,
        no_show: trip.seats.no_show,
      })
      for (const { display_name, phone_masked, pickup, dropoff } of data) {
        expect(display_name).toMatch(/^\S+ \p{L}\p{M}*\.$/u)
        expect(phone_masked).toMatch(/^0803•••\d{4}$/)
        expect(pickup.sequence).toBeLessThan(dropoff.sequence)
        expect(pickup.planned_at < dropoff.planned_at).toBe(true)
      }
      expect(new Set(data.map(({ seat }) => seat)).size).toBe(data.length)
      const some = data[0]
      const found = await visitor.api.manifest.list({ params: { id: trip.id }, query: { search: some?.seat ?? '' } })
      expect(found.data.map(({ id }) => id)).toContain(some?.id)
      expect(found.metadata.total).toBe(data.length)
    },
  ),
  wire('manifest.list', 'before the window is empty and has the opening time', async (server) => {
    const visitor = await server.as('trips')
    const trip = await findTrip(visitor, { group: 'upcoming', sort: '-departure_at' })
    const { data, metadata } = await visitor.api.manifest.list({ params: { id: trip.id } })
    expect(data).toEqual([])
    expect(metadata).toMatchObject({ total: 0, booked: 0 })
    expect(Date.parse(metadata.window.opens_at)).toBe(Date.parse(trip.departure_at) - 86_400_000)
    expect(Date.parse(metadata.window.closes_at)).toBe(Date.parse(trip.departure_at) + 2 * 86_400_000)
  }),
  wire('manifest.list', 'after the window has no names or phone numbers, also as CSV, and keeps the counts (check 13)', async (server) => {
    const visitor = await server.as('owner')
    const [recent, old] = await recentAndOld(visitor)
    const path = (trip: Trip) => `/v1/trips/${trip.id}/manifest`
    const list = await visitor.send({ method: 'GET', path: path(old) })
    const table = await visitor.send({ method: 'POST', path: `${path(old)}/export`, body: { reason: 'For the police' }, expects: 'file' })
    for (const response of [list, table]) {
      expect(response.status).toBe(200)
      expect(await textOf(response)).not.toMatch(/•••|\+234|0803|\p{L}\.[",]/u)
    }
    const { data, metadata } = await visitor.api.manifest.list({ params: { id: old.id } })
    expect(data.map(({ display_name }) => display_name)).toEqual(data.map((_, at) => `Passenger ${at + 1}`))
    expect(data.every(({ phone_masked }) => phone_masked === null)).toBe(true)
    expect(metadata.booked === 0 || metadata.booked === old.seats.booked).toBe(true)
    const names = await visitor.send({
      method: 'POST',
      path: `${path(recent)}/export`,
      body: { reason: 'For the driver' },
      expects: 'file',
    })
    expect(await textOf(names)).toMatch(/0803•••\d{4}/)
  }),
  wire('manifest.export', 'requires a reason', async (server) => {
    const visitor = await server.as('trips')
    const path = `/v1/trips/${await fetchActiveTripId(visitor)}/manifest/export`
    for (const reason of ['', '    ', 'why'])
      expect(await visitor.send({ method: 'POST', path, body: { reason } })).toMatchObject({
        status: 422,
        body: { errors: { reason: 'Please say what you need it for' } },
      })
  }),
  wire('manifest.tick', 'the latest update by device time applies and changes the counts', async (server) => {
    const visitor = await server.as('trips')
    const trip = await findTrip(visitor, { status: ['in_progress'] }, ({ seats }) => seats.boarded > 1)
    const { data: before, metadata } = await visitor.api.manifest.list({ params: { id: trip.id } })
    const one = before.findLast(({ status }) => status === 'boarded')
    const params = { id: trip.id, passenger_id: one?.id ?? '' }
    const at = (minutes: number) => new Date(Date.parse(metadata.as_of) + minutes * 60_000).toISOString()
    const off = await visitor.api.manifest.tick({ params, body: { status: 'no_show', client_at: at(-2) } })
    expect(off.data).toMatchObject({ id: one?.id, status: 'no_show', boarded_at: null })
    const late = await visitor.api.manifest.tick({ params, body: { status: 'alighted', client_at: at(-5) } })
    expect(late.data.status).toBe('no_show')
    const heads = one?.party_size ?? 0
    expect((await visitor.api.manifest.list({ params: { id: trip.id } })).metadata).toMatchObject({
      booked: metadata.booked,
      boarded: metadata.boarded - heads,
      no_show: metadata.no_show + heads,
    })
    await visitor.api.manifest.tick({ params, body: { status: 'boarded', client_at: at(0) } })
    expect((await visitor.api.trips.get({ params: { id: trip.id } })).data.seats.boarded).toBe(metadata.boarded)
  }),
  wire('manifest.tick', 'rejects finished trips and passengers of other trips', async (server) => {
    const visitor = await server.as('trips')
    const [over] = await recentAndOld(visitor)
    const { data, metadata } = await visitor.api.manifest.list({ params: { id: over.id } })
    const body = { status: 'boarded' as const, client_at: metadata.as_of }
    await expect(visitor.api.manifest.tick({ params: { id: over.id, passenger_id: data[0]?.id ?? '' }, body })).rejects.toMatchObject({
      status: 409,
      code: 'InvalidTransition',
    })
    const id = await fetchActiveTripId(visitor)
    await expect(visitor.api.manifest.tick({ params: { id, passenger_id: data[0]?.id ?? '' }, body })).rejects.toMatchObject({
      status: 404,
    })
  }),
  wire(
    'manifest.tick',
    'a device whose clock cannot be right is ticked by the time of the server, and never overwrites a tick with a possible time',
    async (server) => {
      const visitor = await server.as('trips')
      const trip = await findTrip(visitor, { status: ['in_progress'] }, ({ seats }) => seats.boarded > 1)
      const { data, metadata } = await visitor.api.manifest.list({ params: { id: trip.id } })
      // Another one than in the case above: no one has ticked this one.
      const one = data.find(({ status }) => status === 'boarded')
      const now = Date.parse(metadata.as_of)
      const at = (minutes: number) => new Date(now + minutes * 60_000).toISOString()
      const tick = async (status: 'booked' | 'boarded' | 'no_show' | 'alighted', client_at: string) =>
        (await visitor.api.manifest.tick({ params: { id: trip.id, passenger_id: one?.id ?? '' }, body: { status, client_at } })).data
      const impossible = ['1970-01-01T00:00:07.000Z', '2099-01-01T00:00:00.000Z']
      for (const client_at of impossible) {
        expect((await tick('no_show', client_at)).status).toBe('no_show')
        const { status, boarded_at } = await tick('boarded', client_at)
        expect(status).toBe('boarded')
        expect(Math.abs(Date.parse(boarded_at ?? '') - now)).toBeLessThan(300_000)
      }
      // Before the arrival of the ticks above, which may have been made at any time.
      expect((await tick('no_show', at(-2))).status).toBe('no_show')
      // One that waited for a network, or is sent again because its response was lost.
      for (const client_at of impossible) expect((await tick('boarded', client_at)).status).toBe('no_show')
      expect((await tick('boarded', at(0))).status).toBe('boarded')
    },
  ),
]

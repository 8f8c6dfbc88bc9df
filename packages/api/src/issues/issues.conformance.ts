import { itemAccessCases } from '../fleet/fleetItems.conformance.ts'
import { expect, wire, type Case } from '../kernel/defineCase.conformance.ts'
import { fetchActiveTripId, fetchTrips } from '../trips/tripFixtures.ts'

const report = { category: 'delay' as const, severity: 'low' as const, description: 'Standing in traffic at Ojota' }

export const issuesConformance: readonly Case[] = [
  ...itemAccessCases('issues.list', ['trips'], fetchActiveTripId, (id) => ({ method: 'GET', path: `/v1/trips/${id}/issues` })),
  ...itemAccessCases('issues.create', ['trips'], fetchActiveTripId, (id) => ({ method: 'POST', path: `/v1/trips/${id}/issues`, body: {} })),
  wire('issues.create', 'an issue is in the list and the timeline, and the trip needs action', async (server) => {
    const visitor = await server.as('trips')
    const { api } = visitor
    const id = (await fetchTrips(visitor, { group: 'active' })).at(-1)?.id ?? ''
    const { data: issue } = await api.issues.create({ params: { id }, body: { ...report, lat: 6.5861, lng: 3.3801 } })
    expect(issue).toMatchObject({
      ...report,
      trip_id: id,
      state: 'open',
      reference: expect.stringMatching(/^ISS-/),
      lat: 6.5861,
      photos: [],
    })
    const { data } = await api.issues.list({ params: { id } })
    expect(data[0]).toEqual(issue)
    const trip = (await api.trips.get({ params: { id } })).data
    expect(trip.issues_open).toBe(data.length)
    expect(trip.needs).toContain('issue_open')
    expect((await api.trips.timeline({ params: { id } })).data.map(({ kind }) => kind)).toContain('issue')
  }),
  wire('issues.create', 'a report without a description is rejected on its fields', async (server) => {
    const visitor = await server.as('trips')
    const send = (body: object) =>
      fetchActiveTripId(visitor).then((id) => visitor.send({ method: 'POST', path: `/v1/trips/${id}/issues`, body }))
    for (const [body, field] of [
      [{ ...report, description: 'Late' }, 'description'],
      [{ ...report, description: 'x'.repeat(1001) }, 'description'],
      [{ ...report, category: 'weather' }, 'category'],
      [{ ...report, severity: 'worse' }, 'severity'],
      [{ ...report, lat: 91, lng: 3 }, 'lat'],
      [{ ...report, lat: 6 }, 'lat'],
      [{ ...report, photos: ['a', 'b', 'c', 'd', 'e', 'f'] }, 'photos'],
    ] as const)
      expect(await send(body), field).toMatchObject({
        status: 422,
        body: { code: 'ValidationError', errors: { [field]: expect.any(String) } },
      })
  }),
  wire('issues.create', 'a finished trip is not interrupted', async (server) => {
    const visitor = await server.as('trips')
    const id = (await fetchTrips(visitor, { status: ['completed'], sort: '-departure_at' }))[0]?.id ?? ''
    await expect(visitor.api.issues.create({ params: { id }, body: { ...report, severity: 'stopped' } })).rejects.toMatchObject({
      status: 409,
      code: 'InvalidTransition',
    })
  }),
]

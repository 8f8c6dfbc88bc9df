import { formatVehicleName, paths } from '@vehicle-partner/domain'
import { organizationKeys } from '../demo/expectedAccess.ts'
import type { PersonKey } from '../demo/demoPeople.ts'
import { firstVehicle, itemAccessCases, okaforId } from '../fleet/fleetItems.conformance.ts'
import { expect, wire, type Case, type TestServer } from '../kernel/defineCase.conformance.ts'

const okafor = { id: organizationKeys('okafor').id }
const find = async (server: TestServer, person: PersonKey, q: string) => {
  const { api } = await server.as(person)
  return (await api.search.find({ params: okafor, query: { q } })).data
}
const groups = async (server: TestServer, person: PersonKey, q: string) => (await find(server, person, q)).map(({ group }) => group)

export const searchConformance: readonly Case[] = [
  ...itemAccessCases('search.find', ['vehicles', 'drivers', 'trips', 'earnings', 'members'], okaforId, (id) => ({
    method: 'GET',
    path: `/v1/partners/${id}/search`,
    query: { q: 'zz' },
  })),
  wire('search.find', 'finds a vehicle by plate with and without hyphen, with its link', async (server) => {
    const owner = await server.as('owner')
    const id = await firstVehicle(owner)
    const { data } = await owner.api.vehicles.get({ params: { id } })
    for (const q of [data.registration_number, data.registration_number.replace('-', '').toLowerCase()]) {
      const hits = (await find(server, 'owner', q)).find(({ group }) => group === 'vehicles')?.hits
      expect(hits?.[0], q).toMatchObject({ id, label: data.registration_number, link: paths.vehicle({ vehicleId: id }) })
    }
  }),
  wire('search.find', 'finds vehicles by their name as shown', async (server) => {
    const owner = await server.as('owner')
    const { data } = await owner.api.vehicles.get({ params: { id: await firstVehicle(owner) } })
    const name = formatVehicleName(data)
    const hits = (await find(server, 'owner', name)).find(({ group }) => group === 'vehicles')?.hits
    expect(hits?.length).toBeGreaterThan(0)
    expect(hits?.map(({ sub }) => sub)).toEqual(hits?.map(() => name))
  }),
  wire('search.find', 'shows only what the roles may open, up to five per group', async (server) => {
    expect(await groups(server, 'owner', 'toyota')).toContain('vehicles')
    expect(await groups(server, 'drivers', 'toyota')).not.toContain('vehicles')
    expect(await groups(server, 'staff', 'toyota')).toEqual([])
    expect((await find(server, 'owner', 'toyota')).every(({ hits }) => hits.length <= 5)).toBe(true)
    const actions = async (person: PersonKey) => (await find(server, person, 'add driver')).find(({ group }) => group === 'pages')?.hits
    expect(await actions('drivers')).toContainEqual(expect.objectContaining({ label: 'Add driver', link: '/drivers/add-driver' }))
    expect(await actions('vehicles')).toBeUndefined()
  }),
  wire('search.find', 'finds payouts by reference and exact amount, only with earnings access', async (server) => {
    expect(await groups(server, 'earnings', 'PO-20')).toContain('payouts')
    for (const person of ['trips', 'vehicles'] as const) expect(await groups(server, person, 'PO-20')).not.toContain('payouts')
  }),
  wire('search.find', 'finds a trip by any part of its reference, with its link', async (server) => {
    const { api } = await server.as('owner')
    const [trip] = (await api.trips.list({ params: okafor, query: {} })).data
    const reference = trip?.reference ?? ''
    for (const q of [reference, reference.slice(0, -2), reference.slice(4), reference.slice(-5).toLowerCase()]) {
      const hits = (await find(server, 'trips', q)).find(({ group }) => group === 'trips')?.hits
      expect(hits, q).toContainEqual(expect.objectContaining({ id: trip?.id, label: reference, link: `/trips/details/${trip?.id}` }))
    }
    expect(await groups(server, 'vehicles', reference)).not.toContain('trips')
  }),
  wire('search.find', 'a single character is rejected on its field', async (server) => {
    await expect(find(server, 'owner', 'x')).rejects.toMatchObject({ status: 422, fields: { q: 'Please type at least 2 characters' } })
  }),
]

import { demoCities } from '../demo/demoCities.ts'
import { organizationKeys } from '../demo/expectedAccess.ts'
import { expect, wire, type Case } from '../kernel/defineCase.conformance.ts'
import { newDriver, newVehicle } from '../fleet/fleetItems.conformance.ts'
import { createTestOwner } from '../partners/ownerFixtures.ts'

const [lagos, abuja] = demoCities

export const citiesConformance: readonly Case[] = [
  wire(
    'cities.all',
    'GET /v1/city/all?limit=1000&fields=id,name,code,country_id answers the city list (spec section 7)',
    async (server) => {
      const { api } = await server.as('new')
      const { data } = await api.cities.all({ query: { limit: 1000, fields: 'id,name,code,country_id' } })
      expect(data).toHaveLength(demoCities.length)
      expect(data).toContainEqual(lagos)
    },
  ),
  wire('cities.all', 'returns the selected fields and no more rows than the limit', async (server) => {
    const { api } = await server.as('new')
    const { data } = await api.cities.all({ query: { limit: 2, fields: 'name' } })
    expect(data).toHaveLength(2)
    expect(data.map((city) => Object.keys(city))).toEqual([['name'], ['name']])
  }),
  wire('cities.all', 'an unknown field and a limit above 1000 are rejected (spec section 9)', async (server) => {
    const { send } = await server.as('new')
    const response = await send({ method: 'GET', path: '/v1/city/all', query: { limit: '1001', fields: 'id,secret' } })
    expect(response).toMatchObject({
      status: 422,
      body: { errors: { limit: '`limit` must be between 1 and 1000', fields: expect.any(String) } },
    })
  }),
  wire('cities.ofPartner', 'GET v1/partners/{id}/cities answers data[] to every member (spec section 7)', async (server) => {
    const { api } = await server.as('staff')
    const { data } = await api.cities.ofPartner({ params: { id: organizationKeys('okafor').id } })
    expect(data.map(({ code }) => code).toSorted()).toEqual(['IBA', 'LOS'])
  }),
  wire('cities.add', 'POST v1/partners/{id}/cities with city_id once per selected city; twice is once (spec section 7)', async (server) => {
    const { api, partner } = await createTestOwner(server)
    const params = { id: partner.id }
    for (const city_id of [lagos.id, abuja.id, lagos.id]) await api.cities.add({ params, body: { city_id } })
    const { data } = await api.cities.ofPartner({ params })
    expect(data.map(({ code }) => code)).toEqual(['ABV', 'LOS'])
  }),
  wire('cities.add', "without one: 'Please select at least one city of operation' (spec section 5)", async (server) => {
    const { send, partner } = await createTestOwner(server)
    const response = await send({ method: 'POST', path: `/v1/partners/${partner.id}/cities`, body: {} })
    expect(response).toMatchObject({ status: 422, body: { errors: { city_id: 'Please select at least one city of operation' } } })
  }),
  wire('cities.add', 'only owners add cities, and only known ones', async (server) => {
    const { send } = await server.as('vehicles')
    const path = `/v1/partners/${organizationKeys('okafor').id}/cities`
    expect(await send({ method: 'POST', path, body: { city_id: abuja.id } })).toMatchObject({ status: 403, body: { code: 'Forbidden' } })
    const { send: ownCities, partner } = await createTestOwner(server)
    const unknown = await ownCities({ method: 'POST', path: `/v1/partners/${partner.id}/cities`, body: { city_id: 'cty_nowhere' } })
    expect(unknown).toMatchObject({ status: 422, body: { code: 'ValidationError', errors: { city_id: expect.any(String) } } })
  }),
  wire('cities.remove', 'not while vehicles or drivers are based there: the response says how many', async (server) => {
    const { send } = await server.as('owner')
    const path = `/v1/partners/${organizationKeys('okafor').id}/cities/${lagos.id}`
    const { status, body } = await send({ method: 'DELETE', path })
    const { data } = body as { data: { vehicles: number; drivers: number } }
    expect(status).toBe(409)
    expect(data.vehicles).toBeGreaterThan(1)
    expect(body).toMatchObject({
      code: 'InUse',
      message: `${data.vehicles} vehicles and ${data.drivers} drivers are based in this city`,
    })
  }),
  wire('cities.remove', 'removes a city, but not the last one', async (server) => {
    const { api, partner } = await createTestOwner(server)
    const params = { id: partner.id }
    for (const city_id of [lagos.id, abuja.id]) await api.cities.add({ params, body: { city_id } })
    const { data } = await api.cities.remove({ params: { ...params, city_id: lagos.id } })
    expect(data.map(({ code }) => code)).toEqual(['ABV'])
    await expect(api.cities.remove({ params: { ...params, city_id: lagos.id } })).rejects.toMatchObject({ status: 404 })
    await expect(api.cities.remove({ params: { ...params, city_id: abuja.id } })).rejects.toMatchObject({ status: 409, code: 'InUse' })
  }),
  wire(
    'cities.remove',
    'nothing that was removed is restored into a city that was left; it is once the city is added again',
    async (server) => {
      const { api, partner } = await createTestOwner(server)
      const params = { id: partner.id }
      for (const city_id of [lagos.id, abuja.id]) await api.cities.add({ params, body: { city_id } })
      const ids = [
        [api.vehicles, (await api.vehicles.create({ params, body: newVehicle(abuja.id) })).data.id],
        [api.drivers, (await api.drivers.create({ params, body: newDriver(abuja.id) })).data.id],
      ] as const
      for (const [calls, id] of ids) await calls.setStatus({ params: { id }, body: { status: 'archived' } })
      await api.cities.remove({ params: { ...params, city_id: abuja.id } })
      for (const [calls, id] of ids) {
        await expect(calls.setStatus({ params: { id }, body: { status: 'inactive' } })).rejects.toMatchObject({
          status: 409,
          code: 'InvalidTransition',
          message: 'You do not operate in its city any more. Add the city to your company first.',
        })
        expect((await calls.get({ params: { id } })).data.status).toBe('archived')
      }
      await api.cities.add({ params, body: { city_id: abuja.id } })
      for (const [calls, id] of ids) await calls.setStatus({ params: { id }, body: { status: 'inactive' } })
      await expect(api.cities.remove({ params: { ...params, city_id: abuja.id } })).rejects.toMatchObject({ status: 409, code: 'InUse' })
    },
  ),
]

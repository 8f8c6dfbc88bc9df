import { organizationKeys } from '../demo/expectedAccess.ts'
import { accessCases } from '../kernel/endpointAccess.conformance.ts'
import { expect, wire, type Case, type TestUser } from '../kernel/defineCase.conformance.ts'
import { moneyItemAccessCases } from '../money/moneyAccess.conformance.ts'

const params = { id: organizationKeys('express').id }
const okafor = organizationKeys('okafor').id
const fuel = (value: number) => ({ fuel: { mode: 'per_trip' as const, value } })

async function aVehicle({ api }: TestUser, id: string = params.id) {
  const { data } = await api.costConfigurations.get({ params: { id } })
  const found = data.vehicles.find(({ last_month }) => last_month.trips > 0) ?? data.vehicles[0]
  if (!found) throw new Error('No vehicle')
  return found
}
/** Sets the default costs, whatever their present version. */
async function setDefault({ api }: TestUser, items: object) {
  const { data } = await api.costConfigurations.get({ params })
  return api.costConfigurations.set({ params, body: { version: data.default.version, items } })
}
const vehiclePath = async (owner: TestUser, rest = '') =>
  `/v1/vehicles/${(await aVehicle(owner, okafor)).vehicle.id}/cost-configuration${rest}`

export const costConfigurationsConformance: readonly Case[] = [
  ...accessCases('costConfigurations.get', ['earnings'], ({ id }) => ({ method: 'GET', path: `/v1/partners/${id}/cost-configuration` })),
  wire('costConfigurations.get', 'lists every vehicle with its effective costs', async (server) => {
    const { api } = await server.as('large')
    const { data } = await api.costConfigurations.get({ params })
    for (const { last_month } of data.vehicles)
      expect(last_month.profit_kobo).toBe(last_month.net_kobo + last_month.shared_kobo - last_month.costs_kobo)
  }),
  wire('costConfigurations.get', 'the vehicles share what belongs to none of them, as in the earnings of the month', async (server) => {
    const { api } = await server.as('owner')
    const { data } = await api.costConfigurations.get({ params: { id: okafor } })
    const earnings = await api.earnings.vehicles({ params: { id: okafor }, query: { period: 'last_month' } })
    const { net_kobo } = earnings.metadata.unallocated
    expect(net_kobo).toBeLessThan(0)
    expect(data.vehicles.reduce((sum, { last_month }) => sum + last_month.shared_kobo, 0)).toBe(net_kobo)
    const vehicle = data.vehicles.find(({ last_month }) => last_month.trips > 0)
    expect(earnings.data.find((each) => each.vehicle.id === vehicle?.vehicle.id)?.net_kobo).toBe(vehicle?.last_month.net_kobo)
  }),
  wire('costConfigurations.set', 'default costs apply to every vehicle, as a new version', async (server) => {
    const visitor = await server.as('large')
    const { data } = await setDefault(visitor, fuel(1000))
    expect(data.default).toMatchObject({ items: fuel(1000), version: expect.any(Number) })
    const { effective, from, last_month } = await aVehicle(visitor)
    expect(effective).toMatchObject(fuel(1000))
    expect(from.fuel).toBe('default')
    expect(last_month.costs_kobo).toBe(1000 * last_month.trips)
  }),
  wire(
    'costConfigurations.set',
    'costs of a vehicle override those of its type, which override the defaults; a reset ends the override',
    async (server) => {
      const visitor = await server.as('large')
      await setDefault(visitor, { ...fuel(1000), parking_monthly_kobo: 500 })
      const { vehicle, version } = await aVehicle(visitor)
      const types = (await visitor.api.costConfigurations.get({ params })).data.vehicle_types
      const typeVersion = types.find(({ vehicle_type }) => vehicle_type === vehicle.type)?.version ?? 0
      const forType = { vehicle_type: vehicle.type, version: typeVersion, items: fuel(2000) }
      await visitor.api.costConfigurations.set({ params, body: forType })
      const own = await visitor.api.costConfigurations.setVehicle({ params: { id: vehicle.id }, body: { version, items: fuel(3000) } })
      expect(own.data).toMatchObject({
        effective: { ...fuel(3000), parking_monthly_kobo: 500 },
        from: { fuel: 'vehicle', parking_monthly_kobo: 'default' },
      })
      const reset = await visitor.api.costConfigurations.resetVehicle({ params: { id: vehicle.id } })
      expect(reset.data).toMatchObject({ items: null, effective: fuel(2000), from: { fuel: 'vehicle_type' } })
      await visitor.api.costConfigurations.set({ params, body: { ...forType, version: typeVersion + 1, items: {} } })
    },
  ),
  wire('costConfigurations.set', 'an outdated version is VersionConflict', async (server) => {
    const visitor = await server.as('large')
    await setDefault(visitor, fuel(1))
    await expect(visitor.api.costConfigurations.set({ params, body: { version: 0, items: fuel(2) } })).rejects.toMatchObject({
      status: 409,
      code: 'VersionConflict',
    })
  }),
  ...(
    [
      [
        'percentages beyond all',
        { maintenance_reserve_bps: 5000, driver_pay: { mode: 'percent_of_gross', value: 5001 } },
        'items.maintenance_reserve_bps',
      ],
      ['a percentage beyond all', { fuel: { mode: 'percent', value: 10_001 } }, 'items.fuel.value'],
      ['more than a hundred million naira', { loan_monthly_kobo: 10_000_000_001 }, 'items.loan_monthly_kobo'],
      ['less than nothing', { loan_monthly_kobo: -1 }, 'items.loan_monthly_kobo'],
      ['parts of a kobo', { loan_monthly_kobo: 1.5 }, 'items.loan_monthly_kobo'],
      ['a reserve beyond half', { maintenance_reserve_bps: 5001 }, 'items.maintenance_reserve_bps'],
      ['a long label', { other: [{ label: 'x'.repeat(41), mode: 'monthly', value: 1 }] }, 'items.other.0.label'],
      [
        'two others of one name',
        {
          other: [
            { label: 'Tracker', mode: 'monthly', value: 1 },
            { label: 'tracker', mode: 'per_trip', value: 1 },
          ],
        },
        'items.other.1.label',
      ],
      [
        'eleven others',
        { other: Array.from({ length: 11 }, (_, at) => ({ label: `Cost ${at}`, mode: 'monthly', value: 1 })) },
        'items.other',
      ],
    ] as const
  ).map(([name, items, field]) =>
    wire('costConfigurations.set', `${name}: rejected on the field`, async (server) => {
      const { send } = await server.as('large')
      expect(
        await send({ method: 'PUT', path: `/v1/partners/${params.id}/cost-configuration`, body: { version: 0, items } }),
      ).toMatchObject({
        status: 422,
        body: { code: 'ValidationError', errors: { [field]: expect.any(String) } },
      })
    }),
  ),
  wire('costConfigurations.setVehicle', 'percentages count together with the inherited ones', async (server) => {
    const visitor = await server.as('large')
    await setDefault(visitor, { fuel: { mode: 'percent', value: 6000 } })
    const { data } = await visitor.api.costConfigurations.get({ params })
    const [costs] = data.vehicles
    const path = `/v1/vehicles/${costs?.vehicle.id}/cost-configuration`
    const setShare = (value: number) =>
      visitor.send({ method: 'PUT', path, body: { version: costs?.version, items: { driver_pay: { mode: 'percent_of_gross', value } } } })
    expect(await setShare(4001)).toMatchObject({
      status: 422,
      body: { code: 'ValidationError', errors: { 'items.driver_pay.value': expect.stringContaining('inherited') } },
    })
    expect(await setShare(4000)).toMatchObject({ status: 200 })
    await visitor.send({ method: 'DELETE', path })
    await setDefault(visitor, {})
  }),
  wire('costConfigurations.set', 'does not change past months', async (server) => {
    const { api } = await server.as('large')
    const { data } = await api.costConfigurations.get({ params })
    const body = { version: data.default.version, items: {}, effective_from: '2020-01-01' }
    await expect(api.costConfigurations.set({ params, body })).rejects.toMatchObject({
      status: 422,
      fields: { effective_from: expect.any(String) },
    })
  }),
  wire('costConfigurations.set', 'is forbidden for a trip manager', async (server) => {
    const { api } = await server.as('trips')
    await expect(api.costConfigurations.set({ params: { id: okafor }, body: { version: 0, items: {} } })).rejects.toMatchObject({
      status: 403,
    })
  }),
  ...accessCases('costConfigurations.versions', ['earnings'], ({ id }) => ({
    method: 'GET',
    path: `/v1/partners/${id}/cost-configuration/versions`,
  })),
  wire('costConfigurations.versions', 'lists versions newest first with their authors', async (server) => {
    const visitor = await server.as('large')
    await setDefault(visitor, fuel(4000))
    const { data } = await visitor.api.costConfigurations.versions({ params })
    expect(data[0]).toMatchObject({ scope: 'default', items: fuel(4000), created_by: 'Babatunde Fashola' })
    const own = data.filter(({ scope }) => scope === 'default').map(({ version }) => version)
    expect(own).toEqual(own.toSorted((a, b) => b - a))
  }),
  ...moneyItemAccessCases('costConfigurations.getVehicle', ['earnings'], async (owner) => ({
    method: 'GET',
    path: await vehiclePath(owner),
  })),
  wire('costConfigurations.getVehicle', 'equals the list entry', async (server) => {
    const visitor = await server.as('owner')
    const own = await aVehicle(visitor, okafor)
    expect((await visitor.api.costConfigurations.getVehicle({ params: { id: own.vehicle.id } })).data).toEqual(own)
  }),
  ...moneyItemAccessCases('costConfigurations.setVehicle', ['earnings'], async (owner) => ({
    method: 'PUT',
    path: await vehiclePath(owner),
    body: { version: 0, items: {} },
  })),
  wire('costConfigurations.setVehicle', 'an outdated version is VersionConflict', async (server) => {
    const visitor = await server.as('large')
    const { vehicle, version } = await aVehicle(visitor)
    const set = (at: number) =>
      visitor.api.costConfigurations.setVehicle({ params: { id: vehicle.id }, body: { version: at, items: fuel(7) } })
    await set(version)
    await expect(set(version)).rejects.toMatchObject({ status: 409, code: 'VersionConflict' })
    await visitor.api.costConfigurations.resetVehicle({ params: { id: vehicle.id } })
  }),
  wire('costConfigurations.setVehicle', 'of a removed vehicle that earns nothing is NotFound, and writes nothing', async (server) => {
    const { api } = await server.as('owner')
    const { data } = await api.vehicles.list({ params: { id: okafor }, query: { status: ['archived'] } })
    const removed = { id: data[0]?.id ?? '' }
    const set = api.costConfigurations.setVehicle({ params: removed, body: { version: 0, items: fuel(8) } })
    await expect(set).rejects.toMatchObject({ status: 404, code: 'NotFound' })
    expect((await api.costConfigurations.vehicleVersions({ params: removed })).data).toEqual([])
  }),
  ...moneyItemAccessCases('costConfigurations.resetVehicle', ['earnings'], async (owner) => ({
    method: 'DELETE',
    path: await vehiclePath(owner),
  })),
  wire('costConfigurations.resetVehicle', 'does nothing without costs', async (server) => {
    const visitor = await server.as('large')
    const { vehicle } = await aVehicle(visitor)
    const { data } = await visitor.api.costConfigurations.resetVehicle({ params: { id: vehicle.id } })
    expect((await visitor.api.costConfigurations.resetVehicle({ params: { id: vehicle.id } })).data).toEqual(data)
  }),
  ...moneyItemAccessCases('costConfigurations.vehicleVersions', ['earnings'], async (owner) => ({
    method: 'GET',
    path: await vehiclePath(owner, '/versions'),
  })),
  wire('costConfigurations.vehicleVersions', 'lists a reset as a version', async (server) => {
    const visitor = await server.as('large')
    const { vehicle, version } = await aVehicle(visitor)
    const vehicleParams = { id: vehicle.id }
    await visitor.api.costConfigurations.setVehicle({ params: vehicleParams, body: { version, items: fuel(9) } })
    await visitor.api.costConfigurations.resetVehicle({ params: vehicleParams })
    const { data } = await visitor.api.costConfigurations.vehicleVersions({ params: vehicleParams })
    expect(data.slice(0, 2).map(({ items }) => items)).toEqual([null, fuel(9)])
  }),
]

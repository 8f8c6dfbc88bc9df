import { organizationKeys } from '../demo/expectedAccess.ts'
import { accessCases } from '../kernel/endpointAccess.conformance.ts'
import { expect, wire, type Case } from '../kernel/defineCase.conformance.ts'
import { lookupKinds, lookupLimit } from './lookups.contract.ts'

const okafor = { id: organizationKeys('okafor').id }

export const lookupsConformance: readonly Case[] = [
  ...lookupKinds.flatMap((kind) =>
    accessCases(`lookups.${kind}`, ['vehicles', 'drivers', 'trips', 'earnings'], ({ id }) => ({
      method: 'GET',
      path: `/v1/partners/${id}/lookups/${kind}`,
    })),
  ),
  ...lookupKinds.map((kind) =>
    wire(`lookups.${kind}`, 'returns only names, sorted, also for roles without the area', async (server) => {
      const { api } = await server.as('earnings')
      const { data } = await api.lookups[kind]({ params: okafor, query: {} })
      expect(data.length).toBeGreaterThan(3)
      expect(data.length).toBeLessThanOrEqual(lookupLimit)
      for (const each of data) expect(Object.keys(each).toSorted()).toEqual(['id', 'label', 'status', 'sub'])
      expect(data.every(({ status }) => status !== 'archived')).toBe(true)
      const [one] = data
      expect((await api.lookups[kind]({ params: okafor, query: { id: one?.id } })).data).toEqual([one])
      const minimal = (one?.label ?? '').normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
      expect((await api.lookups[kind]({ params: okafor, query: { search: minimal } })).data).toContainEqual(one)
      expect((await api.lookups[kind]({ params: okafor, query: { search: 'nothing is called so' } })).data).toEqual([])
    }),
  ),
  ...(['vehicles', 'drivers'] as const).map((kind) =>
    wire(`lookups.${kind}`, 'names a removed one that is asked for by id', async (server) => {
      const { api } = await server.as('owner')
      const { data } = await api[kind].list({ params: okafor, query: { status: ['archived'] } })
      const [id = ''] = data.map((removed) => removed.id)
      expect((await api.lookups[kind]({ params: okafor, query: { id } })).data).toMatchObject([{ id, status: 'archived' }])
    }),
  ),
  wire('lookups.drivers', 'names the vehicle that a driver drives, so that a picker tells who is moved', async (server) => {
    const { api } = await server.as('owner')
    const { data } = await api.drivers.list({ params: okafor, query: { vehicle: 'assigned', perPage: 10 } })
    for (const { id, vehicle } of data)
      expect((await api.lookups.drivers({ params: okafor, query: { id } })).data[0]?.sub).toBe(vehicle?.registration_number)
    const free = await api.drivers.list({ params: okafor, query: { vehicle: 'unassigned', status: ['active'], perPage: 10 } })
    expect(free.data.length).toBeGreaterThan(0)
    for (const { id } of free.data) expect((await api.lookups.drivers({ params: okafor, query: { id } })).data[0]?.sub).toBeNull()
  }),
]

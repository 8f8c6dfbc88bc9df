import { organizationKeys } from '../demo/expectedAccess.ts'
import { accessCases } from '../kernel/endpointAccess.conformance.ts'
import { expect, wire, type Case } from '../kernel/defineCase.conformance.ts'

const day = { from: '2026-11-20T00:00:00.000Z', to: '2026-11-21T00:00:00.000Z' }

export const telemetryConformance: readonly Case[] = [
  ...accessCases('telemetry.positions', ['trips', 'vehicles'], ({ id }) => ({
    method: 'GET',
    path: `/v1/partners/${id}/vehicles/positions`,
  })),
  wire('telemetry.positions', 'lists each vehicle once', async (server) => {
    const { api } = await server.as('trips')
    const { data } = await api.telemetry.positions({ params: { id: organizationKeys('okafor').id } })
    const vehicles = data.map(({ vehicle_id }) => vehicle_id)
    expect(new Set(vehicles).size).toBe(vehicles.length)
  }),
  wire('telemetry.track', 'an unknown vehicle is not found', async (server) => {
    const { send } = await server.as('owner')
    const response = await send({ method: 'GET', path: '/v1/vehicles/veh_unknown/track', query: day })
    expect(response).toMatchObject({ status: 404, body: { code: 'NotFound' } })
  }),
]

import { roles } from '@vehicle-partner/domain'
import { expect, wire, type Case } from '../kernel/defineCase.conformance.ts'

export const rolesConformance: readonly Case[] = [
  wire('roles.list', 'GET /v1/acl/roles?group=partner answers the roles (spec section 7)', async (server) => {
    const { api } = await server.as('staff')
    const { data } = await api.roles.list({ query: { group: 'partner' } })
    expect(data.map(({ name }) => name)).toEqual(roles)
    for (const role of data)
      expect(role).toEqual({ id: role.name, name: role.name, label: expect.any(String), description: expect.any(String) })
  }),
  wire('roles.list', 'rejects an unknown group and a missing session', async (server) => {
    const { send } = await server.as('owner')
    expect(await send({ method: 'GET', path: '/v1/acl/roles', query: { group: 'admin' } })).toMatchObject({ status: 422 })
    expect((await server.with(undefined).send({ method: 'GET', path: '/v1/acl/roles', query: { group: 'partner' } })).status).toBe(401)
  }),
]

import { demoOrganizations } from '@vehicle-partner/api/mock'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordQueries } from '../../test/queryPlans.ts'
import { queryNumber } from '../../test/queryNumber.ts'
import { testServer, type TestServer } from '../../test/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

test.each(['PUT', 'DELETE'])('%s of the costs of a vehicle estimates them once', async (method) => {
  const token = await server.tokenOf('owner')
  const { body } = await server.call('GET', `/v1/partners/${demoOrganizations.okafor.id}/vehicles`, { token })
  const id = (body as { data: { id: string }[] }).data[0]?.id ?? ''
  const version = await queryNumber(server.db, `select count(*)::int from cost_configurations where vehicle_id = '${id}'`)
  const items = { fuel: { mode: 'per_trip', value: 8 } }
  const queries = await recordQueries(async () => {
    const response = await server.call(method, `/v1/vehicles/${id}/cost-configuration`, {
      token,
      ...(method === 'PUT' ? { body: { version, items } } : {}),
    })
    expect(response, response.text).toMatchObject({ status: 200 })
  })
  expect(queries.filter(({ text }) => text.includes('count(distinct'))).toHaveLength(1)
})

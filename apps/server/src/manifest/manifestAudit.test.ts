import { demoOrganizations, demoPeople, type PersonKey } from '@vehicle-partner/api/mock'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { queryNumber } from '../../test/queryNumber.ts'
import { databaseKinds, testServer, type TestServer } from '../../test/testServer.ts'

describe.each(databaseKinds())('openings of a manifest, on %s', (lane) => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer({ lane })
  })
  afterAll(() => server.close())

  const tokens = new Map<PersonKey, string>()
  async function call(person: PersonKey, method: string, path: string, body?: object) {
    const token = tokens.get(person) ?? (await server.tokenOf(person))
    tokens.set(person, token)
    const response = await server.call(method, path, { token, ...(body ? { body } : {}) })
    expect(response.status).toBe(200)
    return response
  }
  const count = (person: PersonKey, action: string, trip: string) =>
    queryNumber(
      server.db,
      `select count(*)::int from audit_events where actor_id = '${demoPeople[person].id}' and action = '${action}' and entity_id = '${trip}'`,
    )

  test('each user is recorded once while the page reads it again, and anew later', async () => {
    const { body } = await call('owner', 'GET', `/v1/partners/${demoOrganizations.okafor.id}/trips?group=active`)
    const [trip] = (body as { data: { id: string }[] }).data
    const path = `/v1/trips/${trip?.id ?? ''}/manifest`
    for (let reads = 0; reads < 3; reads += 1) await call('owner', 'GET', path)
    expect(await count('owner', 'manifest.opened', trip?.id ?? '')).toBe(1)
    await call('trips', 'GET', path)
    expect(await count('trips', 'manifest.opened', trip?.id ?? '')).toBe(1)
    server.advanceClock({ minutes: 11 })
    await call('owner', 'GET', path)
    expect(await count('owner', 'manifest.opened', trip?.id ?? '')).toBe(2)
  })
})

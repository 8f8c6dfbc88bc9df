// @module-tag slow
import { createTestServer } from '@vehicle-partner/api/conformance'
import { demoOrganizations } from '@vehicle-partner/api/mock'
import { reportTypes } from '@vehicle-partner/api/server'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { listAddresses, readKnownIds, readCalls } from '../../test/contractReads.ts'
import { testServer, createTransport, type TestServer } from '../../test/testServer.ts'
import { allJobs } from '../jobs/jobRegistry.ts'
import { encryptPlainRows } from '../secrets/encryptPlainRows.ts'
import { seedTestDatabase } from '../../test/testSecrets.ts'
import { definedRows, RowDefinition } from './selectRows.ts'

// Runs each handwritten statement at least once: `decode` compares the names and types of its result with the definition, even without rows.
// On the embedded database: the conformance cases run on PostgreSQL where there is one.
let server: TestServer
beforeAll(async () => {
  server = await testServer({ lane: 'embedded' })
})
afterAll(() => server.close())

test('every handwritten statement returns the rows that it defines', { timeout: 240_000 }, async () => {
  const decode = vi.spyOn(RowDefinition.prototype, 'decode')
  const token = await server.tokenOf('owner')
  const known = await readKnownIds(server)
  const all = readCalls.flatMap(({ endpoint }) => listAddresses(endpoint, known))
  // The demo has no item of some kinds, and calls that take either key are asked by the other one.
  for (const address of [...all.filter((each) => !each.includes('//')), `/v1/partners/${demoOrganizations.okafor.id}/documents`]) {
    const { status, text } = await server.call('GET', address, { token })
    // 410: events before the first one of the demo are gone.
    expect({ address, status, isSuccess: status === 200 || status === 410 }, text.slice(0, 300)).toMatchObject({ isSuccess: true })
  }
  const { api } = await createTestServer(createTransport(server)).as('owner')
  // What is read only for a trip that has not left.
  const { data: upcoming } = await api.trips.list({ params: { id: demoOrganizations.okafor.id }, query: { group: 'upcoming' } })
  for (const { id } of upcoming.slice(0, 1)) await api.trips.get({ params: { id } })
  for (const type of reportTypes) await api.reports.create({ params: { id: demoOrganizations.okafor.id }, body: { type } })
  for (const time of ['2026-11-22T02:00:00Z', '2026-12-01T01:00:00Z', '2026-12-01T01:30:00Z', '2026-12-07T09:00:00Z']) {
    server.advanceClock({ seconds: (Date.parse(time) - server.now().getTime()) / 1000 })
    for (const job of allJobs) await job.run(server.dependencies(), server.now())
  }
  await seedTestDatabase(server.db, server.now())
  await encryptPlainRows(server.db, server.dependencies().secrets)
  expect((await server.call('POST', '/sandbox/reset')).status).toBe(200)

  const run = new Set<unknown>(decode.mock.contexts)
  decode.mockRestore()
  expect(definedRows.filter((definition) => !run.has(definition)).map(({ names }) => names.join(', '))).toEqual([])
})

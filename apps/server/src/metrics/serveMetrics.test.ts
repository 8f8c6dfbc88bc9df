import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databaseKinds, testServer, type TestServer } from '../../test/testServer.ts'
import { jobFailures, jobRuns } from '../db/schema/jobTables.ts'

const metricsToken = 'a-token-of-at-least-32-characters'
const [noon, later] = [new Date('2026-11-21T12:00:00Z'), new Date('2026-11-21T12:04:00Z')]
const headers = { authorization: `Bearer ${metricsToken}` }

describe.each(databaseKinds())('failing jobs, on %s', (lane) => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer({ lane, metricsToken })
    const failure = {
      job: 'payout-run',
      task: 'send',
      tries: 3,
      first_failed_at: noon,
      last_failed_at: noon,
      next_try_at: later,
      code: '23505',
    }
    await server.db.insert(jobFailures).values([
      { ...failure, item: 'pay_1' },
      { ...failure, item: 'pay_2', tries: 1, code: 'TypeError', first_failed_at: later },
    ])
    await server.db
      .insert(jobRuns)
      .values({ name: 'cleanup', done_until: noon, failed_at: later, failure: 'ServiceUnavailable', tries: 2, next_try_at: later })
  })
  afterAll(() => server.close())

  test('are listed by /readyz without their items, and the server stays ready', async () => {
    const { status, body, text } = await server.call('GET', '/readyz')
    expect(status).toBe(200)
    expect(body).toEqual({
      status: 'ready',
      failing_jobs: [
        {
          job: 'cleanup',
          failed_items: 0,
          tries: 2,
          failing_since: later.toISOString(),
          next_try_at: later.toISOString(),
          codes: ['ServiceUnavailable'],
        },
        {
          job: 'payout-run',
          failed_items: 2,
          tries: 3,
          failing_since: noon.toISOString(),
          next_try_at: later.toISOString(),
          codes: ['23505', 'TypeError'],
        },
      ],
    })
    expect(text).not.toMatch(/pay_/)
  })

  test('are counted by /metrics', async () => {
    const { status, text, headers: received } = await server.call('GET', '/metrics', { headers })
    expect(status).toBe(200)
    expect(received['content-type']).toMatch(/^text\/plain; version=0\.0\.4/)
    expect(text).toContain('vehicle_partner_job_failed_items{job="payout-run",task="send"} 2\n')
    expect(text).toContain(`vehicle_partner_job_items_failing_since_seconds{job="payout-run",task="send"} ${noon.getTime() / 1000}\n`)
    expect(text).toContain('vehicle_partner_job_failed_tries{job="cleanup"} 2\n')
    await server.db.delete(jobFailures)
    expect((await server.call('GET', '/metrics', { headers })).text).not.toContain('vehicle_partner_job_failed_items{')
  })

  test('requests are counted by their route, without ids', async () => {
    await server.call('GET', '/v1/vehicles/veh_1')
    await server.call('GET', '/v1/nothing/veh_2')
    const { text } = await server.call('GET', '/metrics', { headers })
    expect(text).toMatch(/http_request_duration_seconds_count\{method="GET",route="\/v1\/vehicles\/:\w+",status="401"\} 1\n/)
    expect(text).not.toContain('veh_')
  })

  test.each([undefined, 'Bearer wrong', metricsToken])('/metrics does not exist for %s', async (authorization) => {
    expect(await server.call('GET', '/metrics', { headers: authorization === undefined ? {} : { authorization } })).toMatchObject({
      status: 404,
      body: { code: 'NotFound' },
    })
  })
})

test('without a token in the settings there are no metrics', async () => {
  const server = await testServer()
  expect(await server.call('GET', '/metrics', { headers })).toMatchObject({ status: 404, body: { code: 'NotFound' } })
  await server.close()
})

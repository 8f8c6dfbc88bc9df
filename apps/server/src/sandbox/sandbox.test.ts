import { demoPeople } from '@vehicle-partner/api/mock'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databaseKinds, testServer, type TestServer } from '../../test/testServer.ts'
import { parseDurationMs } from '../clock/isoDuration.ts'
import { findNextMoment } from '../clock/sandboxClockTargets.ts'
import { limitCounters } from '../db/schema/limitTables.ts'
import { sandboxClock } from '../db/schema/operationTables.ts'

test.each([
  ['P1D', 86_400_000],
  ['PT30S', 30_000],
  ['P1W', 604_800_000],
  ['P1DT2H3M4S', 93_784_000],
  ['P', undefined],
  ['PT', undefined],
  ['P1DT', undefined],
  ['1D', undefined],
  ['P1M', undefined],
  ['-P1D', undefined],
])('%s lasts %s ms', (text, ms) => {
  expect(parseDurationMs(text)).toBe(ms)
})

test.each([
  ['month-end', '2026-11-21T13:32:00Z', '2026-12-01T02:00:00.000Z'],
  ['month-end', '2026-12-01T01:00:00Z', '2026-12-01T02:00:00.000Z'],
  ['month-end', '2026-12-01T02:00:00Z', '2027-01-01T02:00:00.000Z'],
  ['payday', '2026-11-21T13:32:00Z', '2026-12-07T09:01:00.000Z'],
  ['payday', '2026-12-01T02:00:00Z', '2026-12-07T09:01:00.000Z'],
  ['payday', '2026-12-07T09:01:00Z', '2027-01-05T09:01:00.000Z'],
] as const)('the next %s after %s is at %s', (moment, now, next) => {
  expect(findNextMoment(moment, new Date(now)).toISOString()).toBe(next)
})

describe.each(databaseKinds())('the sandbox on %s', (lane) => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer({ lane })
  })
  afterAll(() => server.close())
  const post = (path: string, body: unknown, headers = {}) => server.call('POST', path, { body, headers })
  const clock = () => server.app.services.clock().toISOString()

  test('moves the clock for the whole server and stores the offset', async () => {
    const before = server.now().getTime()
    expect((await post('/sandbox/clock', { advance: 'P1D' })).status).toBe(200)
    expect(Date.parse(clock()) - before).toBe(86_400_000)
    expect((await server.db.select().from(sandboxClock))[0]).toMatchObject({ ahead_ms: 86_400_000 })
    expect(server.dependencies().now.toISOString()).toBe(clock())
    // What pages show times against.
    const { headers } = await server.call('GET', '/v1/countries')
    expect(headers['date']).toBe(new Date(clock()).toUTCString())
  })

  test.runIf(lane === 'postgres')('another server of the same database starts with the offset', async () => {
    const other = await testServer({ beside: server })
    expect(other.app.services.clock().getTime() - other.now().getTime()).toBe(86_400_000)
    await other.close()
  })

  test.each([
    [{}, 'advance'],
    [{ advance: 'tomorrow' }, 'advance'],
    [{ advance: 'P400D' }, 'advance'],
    [{ advance: 7 }, 'advance'],
    [{ to: 'tomorrow' }, 'to'],
  ])('%j does not move it', async (body, field) => {
    const before = clock()
    expect(await post('/sandbox/clock', body)).toMatchObject({
      status: 422,
      body: { code: 'ValidationError', errors: { [field]: expect.any(String) } },
    })
    expect(clock()).toBe(before)
  })

  test('runs one job by its name', async () => {
    expect(await post('/sandbox/run', { job: 'cleanup' })).toMatchObject({ status: 200, body: { data: { job: 'cleanup' } } })
    expect(await post('/sandbox/run', { job: 'nothing' })).toMatchObject({ status: 422, body: { errors: { job: expect.any(String) } } })
    expect(await post('/sandbox/simulate', { kind: 'nothing', id: 'x' })).toMatchObject({
      status: 422,
      body: { errors: { kind: expect.any(String) } },
    })
  })

  test('shows its controls on a page, with a script that the CSP allows', async () => {
    const { status, text, headers } = await server.call('GET', '/sandbox')
    expect(status).toBe(200)
    expect(text).toContain('owner@demo.test')
    const nonce = /<script nonce="([^"]+)"/.exec(text)?.[1]
    expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`)
  })

  test('rejects requests from pages of other sites and from other machines', async () => {
    const foreign = await post('/sandbox/reset', {}, { origin: 'https://evil.example' })
    expect(foreign).toMatchObject({ status: 403 })
    const response = await server.app.inject({ method: 'GET', url: '/sandbox', remoteAddress: '192.0.2.7' })
    expect(response.statusCode).toBe(404)
  })

  test('a reset deletes all data, the counters of limits and the offset of the clock', async () => {
    const token = await server.tokenOf('owner')
    await server.logIn(demoPeople.owner.email, 'wrong')
    expect((await post('/sandbox/reset', {})).status).toBe(200)
    expect(await server.db.select().from(limitCounters)).toEqual([])
    expect(clock()).toBe(server.now().toISOString())
    expect((await server.call('GET', '/v1/users/profile', { token })).status).toBe(401)
    expect((await server.logIn(demoPeople.owner.email)).status).toBe(200)
  })
})

test('without the sandbox its routes do not exist', async () => {
  const server = await testServer({ sandbox: false })
  for (const path of ['clock', 'run', 'simulate', 'reset'])
    expect(await server.call('POST', `/sandbox/${path}`, { body: {} })).toMatchObject({ status: 404, body: { code: 'NotFound' } })
  for (const path of ['/sandbox', '/sandbox/state.json']) expect((await server.call('GET', path)).status).toBe(404)
  await server.close()
})

import { contract, type AnyEndpoint } from '@vehicle-partner/api/contract'
import { demoPassword, demoOrganizations, demoPeople } from '@vehicle-partner/api/mock'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { databaseKinds, testServer, type TestServer } from '../test/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

const html = { accept: 'text/html' }

describe('a missing field', () => {
  test.each([
    ['POST', '/v1/password/change', { password: 'secret', confirm_password: 'secret' }, 'token'],
    ['POST', '/v1/password', { email: 'owner@demo.test', app: 'partners-portal' }, 'type'],
    ['GET', '/v1/account_members/invite', undefined, 'code'],
  ])('%s %s returns a readable message', async (method, path, body, field) => {
    expect(await server.call(method, path, body ? { body } : {})).toMatchObject({
      status: 422,
      body: { code: 'ValidationError', errors: { [field]: 'This field is required' } },
    })
  })

  test('also if a whole object of the body is missing', async () => {
    const { account_sid } = demoOrganizations.okafor
    const answer = await server.call('POST', `/v1/partners/${account_sid}/identity-verification`, {
      token: await server.tokenOf('owner'),
      body: {},
    })
    expect(answer).toMatchObject({ status: 422, body: { errors: { user: 'This field is required', document: 'This field is required' } } })
  })
})

describe('responses other than pages', () => {
  test.each([
    ['GET', '/v1/nothing'],
    ['GET', '/v1'],
    ['POST', '/v1/nothing-of-ours'],
    ['GET', '/partner-payout/v1/nothing'],
    ['GET', '/sandbox/nothing'],
  ])('%s %s is an error in JSON', async (method, path) => {
    expect(await server.call(method, path, { headers: html })).toMatchObject({
      status: 404,
      body: { code: 'NotFound', message: expect.any(String) as string },
      headers: { 'content-security-policy': `default-src 'none'; frame-ancestors 'none'` },
    })
  })

  test('data responses are not cached and have the request id', async () => {
    const { headers } = await server.call('GET', '/v1/users/profile', {
      token: await server.tokenOf('owner'),
      headers: { 'x-request-id': 'trace-12345678' },
    })
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-request-id': 'trace-12345678',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
    })
    expect((await server.call('GET', '/v1/nothing', { headers: { 'x-request-id': 'a b\n' } })).headers['x-request-id']).toMatch(
      /^[\da-f-]{36}$/,
    )
  })

  test('health, readiness and the API reference', async () => {
    expect(await server.call('GET', '/healthz')).toMatchObject({ status: 200, body: { status: 'ok' } })
    expect(await server.call('GET', '/readyz')).toMatchObject({ status: 200, body: { status: 'ready' } })
    const { text } = await server.call('GET', '/docs')
    const document = (await server.call('GET', '/openapi.json')).body as { openapi: string; paths: Record<string, object> }
    expect(document.openapi).toBe('3.1.0')
    for (const path of Object.keys(document.paths)) expect(text).toContain(path)
  })

  test('the outbox exists only in the sandbox', async () => {
    const { body } = await server.call('GET', '/sandbox/outbox.json?to=invited@demo.test')
    expect(body).toMatchObject({
      data: [
        { channel: 'email', to: 'invited@demo.test', link: expect.stringMatching(/^http:\/\/.+\/accept-invite\?code=.{43}$/) as string },
      ],
    })
    expect(((await server.call('GET', '/sandbox/outbox.json?to=owner@demo.test')).body as { data: unknown[] }).data).toEqual([])
    expect((await server.call('GET', '/sandbox/outbox')).text).toContain('invited@demo.test')
    const found = async (to: string) =>
      ((await server.call('GET', `/sandbox/outbox.json?to=${to}`)).body as { data: { id: string }[] }).data.map(({ id }) => id)
    expect(await found('Invited@DEMO.test')).toEqual(await found('invited@demo.test'))
    await server.call('POST', '/v1/otp-login', { body: { phone: '08030000001', country_code: 'NG', type: 'user' } })
    const texts = await found('08030000001')
    expect(texts).toHaveLength(1)
    for (const to of ['%2B2348030000001', '+2348030000001', '0803%20000%200001']) expect(await found(to)).toEqual(texts)
    expect(await found('08030000002')).toEqual([])
    const plain = await testServer({ sandbox: false })
    for (const path of ['/sandbox/outbox', '/sandbox/outbox.json'])
      expect(await plain.call('GET', path)).toMatchObject({ status: 404, body: { code: 'NotFound' } })
    await plain.close()
  })
})

describe('invalid input', () => {
  const calls = Object.values(contract).flatMap((endpoints) => Object.values<AnyEndpoint>(endpoints))
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('', '\0', "'; drop table users", '../..', '%', 'a'.repeat(3000), 'NaN', '[object Object]'),
  )
  const body = fc.oneof(
    fc.json(),
    text,
    fc.record({ email: fc.anything(), password: fc.anything() }).map((value) => JSON.stringify(value)),
  )
  const kinds = fc.constantFrom('application/json', 'text/plain', 'multipart/form-data', 'application/x-www-form-urlencoded', 'nonsense')

  const refusal = { code: expect.stringMatching(/^[A-Z]\w+$/) as string, message: expect.any(String) as string }

  test('never causes a server error', async () => {
    const token = await server.tokenOf('owner')
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...calls), text, text, body, kinds, async (endpoint, part, query, payload, kind) => {
        const path = endpoint.path.replace(/:\w+/g, encodeURIComponent(part.toWellFormed()))
        const names = endpoint.query instanceof z.ZodMiniObject ? Object.keys(endpoint.query.shape) : ['other']
        const search = new URLSearchParams(names.map((name) => [name, query]))
        const sent = endpoint.method === 'GET' ? {} : { body: payload, headers: { 'content-type': kind } }
        const answer = await server.call(endpoint.method, `${path}?${search}`, { token, ...sent })
        expect(answer.status).toBeLessThan(500)
        expect(answer.text).not.toMatch(/\bat .+:\d+:\d+|node_modules|drizzle|syntax error/)
        expect(answer.status < 400 ? refusal : answer.body).toMatchObject(refusal)
      }),
      { numRuns: 150 },
    )
  })

  test.each([
    ['malformed JSON', '{"email":', 'application/json', 422, 'ValidationError'],
    ['a poisoned prototype', '{"__proto__":{"x":1}}', 'application/json', 422, 'ValidationError'],
    ['a body of another kind', 'email=x', 'application/x-www-form-urlencoded', 415, 'UnsupportedMediaType'],
    ['a body that is too large', JSON.stringify({ email: 'x'.repeat(1_100_000) }), 'application/json', 413, 'PayloadTooLarge'],
  ])('%s', async (_name, payload, kind, status, code) => {
    expect(await server.call('POST', '/v1/login', { body: payload, headers: { 'content-type': kind } })).toMatchObject({
      status,
      body: { code },
    })
  })

  test('is reported by field', async () => {
    expect(await server.call('POST', '/v1/login', { body: { email: 'nobody', password: '' } })).toMatchObject({
      status: 422,
      body: { code: 'ValidationError', errors: { email: 'Invalid email', password: 'Invalid password' } },
    })
    const token = await server.tokenOf('owner')
    expect(await server.call('GET', `/v1/partners/${demoOrganizations.okafor.id}/summaries?period=never`, { token })).toMatchObject({
      status: 422,
      body: { errors: { period: expect.any(String) as string } },
    })
  })
})

describe('the log', () => {
  test('has one line per request with its id and user, without secrets', async () => {
    const { body } = await server.logIn('owner@demo.test')
    const { token } = (body as { data: { token: string } }).data
    server.logged.length = 0
    await server.logIn('owner@demo.test', 'Wrong-Secret-1')
    await server.call('GET', '/v1/users/profile', { token })
    await server.call('GET', `/redirect?path=/dashboard&token=${token}`)
    await server.call('GET', `/password/${token}?type=user`)
    await server.call('GET', `/accept-invite?code=${token}`)
    const lines = server.logged.map((line) => JSON.parse(line) as Record<string, unknown>)
    expect(lines).toHaveLength(5)
    for (const line of lines)
      expect(line).toMatchObject({
        reqId: expect.any(String) as string,
        status: expect.any(Number) as number,
        ms: expect.any(Number) as number,
      })
    expect(lines[1]).toMatchObject({ method: 'GET', url: '/v1/users/profile', status: 200, user: demoPeople.owner.id })
    expect(lines[2]?.['url']).toBe('/redirect?path=/dashboard&token=[redacted]')
    const all = server.logged.join('')
    for (const secret of [token, 'Wrong-Secret-1', demoPassword, 'owner@demo.test', 'argon2id']) expect(all).not.toContain(secret)
  })
})

describe.each(databaseKinds())('a lost database, on %s', (lane) => {
  test('responds 503 with an error body and logs the cause without query values', async () => {
    const lost = await testServer({ lane })
    const token = await lost.tokenOf('owner')
    await lost.disconnectDatabase()
    const answer = await lost.call('GET', '/v1/users/profile', { token })
    expect(answer).toMatchObject({ status: 503, body: { code: 'ServiceUnavailable', message: expect.any(String) as string } })
    expect((await lost.logIn('owner@demo.test')).status).toBe(503)
    expect((await lost.call('GET', '/readyz')).status).toBe(503)
    expect((await lost.call('GET', '/healthz')).status).toBe(200)
    const faults = lost.logged.filter((line) => line.includes('"err"'))
    expect(faults.length).toBeGreaterThanOrEqual(3)
    expect(lost.logged.join('')).not.toMatch(/owner@demo\.test|params/)
    await lost.close()
  })
})

import { contract, type AnyEndpoint } from '@vehicle-partner/api/contract'
import { demoOrganizations } from '@vehicle-partner/api/mock'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testServer, type TestServer } from '../test/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'] as const
const { okafor } = demoOrganizations

describe.each([
  '/v1',
  '/v1/',
  '/v1/nothing',
  '/v1/nothing?x=1',
  '//v1//nothing',
  '/%761/nothing',
  '/v1/users/usr_1/nothing/at/all',
  '/partner-payout',
  '/partner-payout/v1/nothing',
  '/sandbox/nothing',
  '/files',
  '/telemetry',
  '/telemetry/nothing',
  '/socket.io/?EIO=4&transport=polling',
  '/docs/nothing',
  '/openapi.json/x',
  '/api/v1/login',
  '/health',
  '/healthz/deep',
  '/readyz/deep',
  '/status',
  '/actuator/env',
  '/.well-known/security.txt',
  '/.env',
  '/.git/config',
])('%s', (path) => {
  test('answers every method with 404 in JSON', async () => {
    for (const method of methods)
      expect(await server.call(method, path, { headers: { accept: 'text/html' } }), method).toMatchObject({
        status: 404,
        body: { code: 'NotFound', message: expect.any(String) as string },
        headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
      })
  })

  test('answers HEAD with 404, and a body of any kind or size too', async () => {
    expect(await server.call('HEAD', path)).toMatchObject({ status: 404, text: '' })
    for (const [type, body] of [
      ['text/plain', 'x'],
      ['application/json', '{'],
      ['application/json', `"${'x'.repeat(1_100_000)}"`],
      ['multipart/form-data; boundary=x', '--x'],
    ] as const)
      expect(await server.call('POST', path, { body, headers: { 'content-type': type } })).toMatchObject({
        status: 404,
        body: { code: 'NotFound' },
      })
  })
})

describe('a path that takes other methods', () => {
  test.each([
    ['GET', '/v1/login', 'OPTIONS, POST'],
    ['HEAD', '/v1/login', 'OPTIONS, POST'],
    ['PUT', '/v1/login', 'OPTIONS, POST'],
    ['PROPFIND', '/v1/login', 'OPTIONS, POST'],
    ['DELETE', '//v1/users//profile?x=1', 'GET, HEAD, OPTIONS, PATCH'],
    ['DELETE', '/v1/users/%70rofile', 'GET, HEAD, OPTIONS, PATCH'],
    ['DELETE', `/v1/partners/${okafor.id}/vehicles`, 'GET, HEAD, OPTIONS, POST'],
    ['POST', '/files/upl_1', 'GET, HEAD, OPTIONS'],
    ['POST', '/healthz', 'GET, HEAD, OPTIONS'],
    ['DELETE', '/openapi.json', 'GET, HEAD, OPTIONS'],
    ['GET', '/sandbox/clock', 'OPTIONS, POST'],
    ['POST', '/dashboard', 'GET, HEAD, OPTIONS'],
    ['POST', '/', 'GET, HEAD, OPTIONS'],
  ])('%s %s: 405 with the methods %s', async (method, path, allow) => {
    const { status, headers, body } = await server.call(method, path, { body: '{', headers: { 'content-type': 'text/plain' } })
    expect({ status, allow: headers['allow'] }).toEqual({ status: 405, allow })
    const error = { code: 'MethodNotAllowed', message: 'This address does not take this method' }
    expect(body).toEqual(method === 'HEAD' ? undefined : error)
  })

  test.each(['/v1/login', '/v1/users/profile', '/healthz', '/dashboard'])('OPTIONS %s lists them', async (path) => {
    const { status, headers, text } = await server.call('OPTIONS', path)
    expect({ status, text }).toEqual({ status: 204, text: '' })
    expect(headers['allow']).toContain('OPTIONS')
  })

  test('HEAD is GET without its content', async () => {
    const token = await server.tokenOf('owner')
    expect(await server.call('HEAD', '/v1/users/profile', { token })).toMatchObject({ status: 200, text: '' })
    expect(await server.call('HEAD', '/dashboard')).toMatchObject({ status: 200, text: '' })
  })
})

describe('a query parameter that the call does not have', () => {
  const publicCalls = Object.values<Record<string, AnyEndpoint>>(contract)
    .flatMap((calls) => Object.values(calls))
    .filter(({ access }) => access.who === 'anyone')

  test('every public call: 422 with its name', async () => {
    for (const { method, path } of publicCalls)
      expect(await server.call(method, `${path.replace(/:\w+/g, 'x')}?unknown_filter=1`), path).toMatchObject({
        status: 422,
        body: { code: 'ValidationError', errors: { unknown_filter: expect.any(String) as string } },
      })
  })

  test.each(['stauts=active', 'status[]=active', 'Status=active', '__proto__=x', 'constructor=x', 'a[b][c][d]=x', 'x'])(
    'a list with ?%s: 422 with its name, for callers with access',
    async (query) => {
      const name = query.split('=')[0] ?? ''
      const path = `/v1/partners/${okafor.id}/vehicles?page=1&${query}`
      const answer = await server.call('GET', path, { token: await server.tokenOf('vehicles') })
      expect(answer).toMatchObject({ status: 422, body: { code: 'ValidationError' } })
      expect(Object.keys((answer.body as { errors: object }).errors)).toEqual([name])
      expect(await server.call('GET', path, { token: await server.tokenOf('trips') })).toMatchObject({ status: 403 })
      expect(await server.call('GET', path)).toMatchObject({ status: 401 })
    },
  )

  test('pages of the portal keep theirs', async () => {
    expect(await server.call('GET', '/dashboard?utm_source=mail')).toMatchObject({ status: 200 })
  })
})

describe('the OpenAPI document', () => {
  test('has an entity tag, and is not sent again to who has it', async () => {
    const first = await server.call('GET', '/openapi.json')
    expect(first).toMatchObject({
      status: 200,
      headers: { 'cache-control': 'no-cache', etag: expect.stringMatching(/^W\/".+"$/) as string },
    })
    const tag = first.headers['etag'] ?? ''
    for (const known of [tag, tag.replace('W/', ''), `"other", ${tag}`, '*'])
      expect(await server.call('GET', '/openapi.json', { headers: { 'if-none-match': known } })).toMatchObject({
        status: 304,
        text: '',
        headers: { etag: tag },
      })
    expect(await server.call('GET', '/openapi.json', { headers: { 'if-none-match': '"other"' } })).toMatchObject({ status: 200 })
  })
})

import { connect } from 'node:net'
import { demoOrganizations } from '@vehicle-partner/api/mock'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testServer, type TestServer } from '../test/testServer.ts'

let server: TestServer
let port: number
beforeAll(async () => {
  server = await testServer()
  port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(() => server.close())

/** Sends bytes on a new connection and returns the response. */
function raw(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let heard = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    socket.on('data', (data) => (heard += data.toString()))
    socket.on('close', () => resolve(heard))
    socket.on('error', reject)
  })
}

test.each(['/%zz', '/%c0%ae%c0%ae/x', '/assets/%zz', '/v1/partners/%zz/summaries'])(
  '%s cannot be decoded: rejected with the standard headers and logged',
  async (path) => {
    server.logged.length = 0
    expect(await server.call('GET', path)).toMatchObject({
      status: 422,
      body: { code: 'ValidationError', message: expect.any(String) as string },
      headers: {
        'cache-control': 'no-store',
        'content-security-policy': `default-src 'none'; frame-ancestors 'none'`,
        'x-content-type-options': 'nosniff',
        'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/) as string,
      },
    })
    expect(server.logged).toHaveLength(1)
    expect(JSON.parse(server.logged[0] ?? '')).toMatchObject({ method: 'GET', url: path, status: 422 })
  },
)

test.each(['/assets/', '/assets//', '/assets/%00.js', '/assets/..%2f..%2fapp.ts', '/assets/..%5cindex.html', '/assets/.'])(
  '%s is not found and causes no server error',
  async (path) => {
    expect(await server.call('GET', path)).toMatchObject({ status: 404, body: { code: 'NotFound' } })
  },
)

test.each(['/%69ndex.html', '/index%2ehtml', '//', '///', '//:99999/', '//[', '//evil.test/dashboard'])(
  '%s is the page, with a nonce',
  async (path) => {
    const { status, text, headers } = await server.call('GET', path)
    expect(status).toBe(200)
    expect(headers['content-security-policy']).toMatch(/script-src 'self' 'nonce-/)
    expect(text).not.toContain('__CSP_NONCE__')
  },
)

test.each(['/v1/trips/%00', '/v1/vehicles/veh_1%00', '/v1/drivers/%01', '/partner-payout/v1/payslips/%0a', '/v1/trips/%2500'])(
  '%s is the id of nothing',
  async (path) => {
    const token = await server.tokenOf('owner')
    expect(await server.call('GET', path, { token })).toMatchObject({ status: 404, body: { code: 'NotFound' } })
    expect(await server.call('GET', '/v1/partners/prt_1/vehicles?city_id=%00', { token })).toMatchObject({ status: 422 })
  },
)

test('extra slashes make no difference to a call', async () => {
  const token = await server.tokenOf('owner')
  expect(await server.call('GET', '//v1/users/profile', { token })).toMatchObject({
    status: 200,
    body: { email: 'owner@demo.test' },
    headers: { 'cache-control': 'no-store' },
  })
  expect(await server.call('GET', '//v1/nothing')).toMatchObject({ status: 404, body: { code: 'NotFound' } })
})

describe.each<Record<string, string>>([{}, { 'idempotency-key': 'key-1' }])('with the headers %j', (headers) => {
  const depth = 100_000
  test.each([
    ['lists in lists', `{"email":${'['.repeat(depth)}${']'.repeat(depth)}}`],
    ['objects in objects', `${'{"email":'.repeat(depth)}1${'}'.repeat(depth)}`],
    ['thirty-three levels', `{"email":${'['.repeat(32)}${']'.repeat(32)}}`],
    ['half a million values', `{"email":[${'0,'.repeat(500_000)}0]}`],
    ['a prototype', '{"email":{"__proto__":{"isAdmin":true}}}'],
    ['a constructor with a prototype', '{"email":{"constructor":{"prototype":{"isAdmin":true}}}}'],
  ])('a body of %s is invalid input', async (_name, body) => {
    const { status, body: answer, text } = await server.call('POST', '/v1/login', { body, headers })
    expect({ status, answer }).toMatchObject({ status: 422, answer: { code: 'ValidationError' } })
    expect(text.length).toBeLessThan(1000)
    expect(Reflect.get({}, 'isAdmin')).toBeUndefined()
  })
})

test('a list of invalid items has at most 100 messages', async () => {
  const path = `/v1/partners/${demoOrganizations.okafor.id}/vehicles/import`
  const body = { rows: Array.from({ length: 900 }, () => 7) }
  const { status, body: answer } = await server.call('POST', path, { token: await server.tokenOf('owner'), body })
  expect(status).toBe(422)
  expect(Object.keys((answer as { errors: object }).errors)).toHaveLength(100)
})

test.each([
  ['an unknown method', 'FOO / HTTP/1.1\r\nhost: x\r\n\r\n', '400 Bad Request'],
  ['no HTTP at all', 'hello\r\n\r\n', '400 Bad Request'],
  ['too many headers', `GET / HTTP/1.1\r\nhost: x\r\nx-long: ${'a'.repeat(20_000)}\r\n\r\n`, '431 Request Header Fields Too Large'],
])('%s is rejected with a standard error body', async (_name, bytes, status) => {
  const [head = '', body = ''] = (await raw(bytes)).split('\r\n\r\n')
  expect(head).toContain(`HTTP/1.1 ${status}\r\n`)
  expect(head).toContain('x-content-type-options: nosniff')
  expect(head).toContain(`content-security-policy: default-src 'none'`)
  expect(JSON.parse(body)).toEqual({ message: 'We could not read this request', code: 'ValidationError' })
})

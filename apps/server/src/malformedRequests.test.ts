import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
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

test('extra slashes make no difference to a call', async () => {
  const token = await server.tokenOf('owner')
  expect(await server.call('GET', '//v1/users/profile', { token })).toMatchObject({
    status: 200,
    body: { email: 'owner@demo.test' },
    headers: { 'cache-control': 'no-store' },
  })
  expect(await server.call('GET', '//v1/nothing')).toMatchObject({ status: 404, body: { code: 'NotFound' } })
})

test('a body nested deeper than the stack is invalid input', async () => {
  const body = `{"email":${'['.repeat(100_000)}${']'.repeat(100_000)}}`
  expect(await server.call('POST', '/v1/login', { body })).toMatchObject({ status: 422, body: { code: 'ValidationError' } })
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

import { afterAll, beforeAll, expect, test } from 'vitest'
import { testServer, type TestServer } from '../../test/testServer.ts'

const origin = 'https://fleet.example.com'
let server: TestServer
beforeAll(async () => {
  server = await testServer({ corsOrigins: [origin, 'http://localhost:5173'] })
})
afterAll(() => server.close())

const allowedOrigin = 'access-control-allow-origin'
const preflight = (from: string, url = '/v1/partners') =>
  server.call('OPTIONS', url, {
    headers: { origin: from, 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization' },
  })

test('a preflight of a listed origin names what the client sends', async () => {
  const { status, headers, text } = await preflight(origin)
  expect([status, text]).toEqual([204, ''])
  expect(headers).toMatchObject({ [allowedOrigin]: origin, vary: expect.stringContaining('Origin') })
  for (const name of ['Authorization', 'Content-Type', 'Idempotency-Key', 'X-Step-Up', 'X-Request-Id'])
    expect(headers['access-control-allow-headers']).toContain(name)
  for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']) expect(headers['access-control-allow-methods']).toContain(method)
  expect(headers).not.toHaveProperty('access-control-allow-credentials')
})

test('a page of a listed origin reads responses, errors and their headers', async () => {
  const token = await server.tokenOf('owner')
  for (const [url, status] of [
    ['/v1/users/profile', 200],
    ['/v1/nothing', 404],
    ['/v1/vehicles/none', 404],
  ] as const) {
    const response = await server.call('GET', url, { token, headers: { origin } })
    expect(response).toMatchObject({ status, headers: { [allowedOrigin]: origin, vary: expect.stringContaining('Origin') } })
    for (const name of ['Retry-After', 'RateLimit', 'RateLimit-Policy', 'X-Request-Id', 'Content-Disposition'])
      expect(response.headers['access-control-expose-headers']).toContain(name)
  }
})

test.each([
  'https://fleet.example.com.evil.example',
  'https://evil.example',
  'http://fleet.example.com',
  'https://fleet.example.com:8443',
  'null',
])('the origin %s gets no permission, and a cache keeps the responses apart', async (foreign) => {
  for (const { headers } of [await preflight(foreign), await server.call('GET', '/v1/countries', { headers: { origin: foreign } })]) {
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([])
    expect(headers['vary']).toContain('Origin')
  }
})

test.each(['/', '/login', '/sandbox', '/sandbox/outbox.json', '/docs', '/v1x'])('%s is not shared with any origin', async (url) => {
  for (const { headers } of [await preflight(origin, url), await server.call('GET', url, { headers: { origin } })])
    expect(headers).not.toHaveProperty(allowedOrigin)
})

test('a request without an origin, and a server without the setting, have no such headers', async () => {
  expect((await server.call('GET', '/v1/countries')).headers).not.toHaveProperty(allowedOrigin)
  const closed = await testServer()
  const { headers } = await closed.call('GET', '/v1/countries', { headers: { origin } })
  expect(headers).not.toHaveProperty(allowedOrigin)
  expect(headers['vary'] ?? '').not.toContain('Origin')
  await closed.close()
})

test('a page of a listed origin connects its socket by polling', async () => {
  const listening = await server.app.listen({ port: 0, host: '127.0.0.1' })
  const poll = (from: string) => fetch(`${listening}/telemetry/?EIO=4&transport=polling`, { headers: { origin: from } })
  expect((await poll(origin)).headers.get(allowedOrigin)).toBe(origin)
  expect((await poll('https://evil.example')).headers.get(allowedOrigin)).toBeNull()
})

import { demoOrganizations } from '@vehicle-partner/api/mock'
import { desc } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditEvents } from '../db/schema/operationTables.ts'
import { testServer, type TestServer } from '../../test/testServer.ts'

const visitor = '198.51.100.7'
const forwarded = { 'x-forwarded-for': visitor, 'x-forwarded-proto': 'https', 'x-forwarded-host': 'partners.example' }
type Request = NonNullable<Parameters<TestServer['call']>[2]>

async function logInWith(server: TestServer, request: Request): Promise<string> {
  const { status, body } = await server.call('POST', '/v1/login', {
    ...request,
    body: { email: 'owner@demo.test', password: 'Demo-1234' },
  })
  expect(status).toBe(200)
  return (body as { data: { token: string } }).data.token
}

/** The address of the session, as its user sees it. */
async function sessionAddress(server: TestServer, request: Request): Promise<string | undefined> {
  const token = await logInWith(server, request)
  const { id } = (await server.call('GET', '/v1/users/profile', { token })).body as { id: string }
  const { body } = await server.call('GET', `/v1/users/${id}/sessions`, { token })
  return (body as { data: { address: string; current: boolean }[] }).data.find(({ current }) => current)?.address
}

describe('behind trusted proxies', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer({ trustedProxies: '10.0.0.0/8, loopback' })
  })
  afterAll(() => server.close())

  test.each([
    ['one proxy', visitor, '10.0.0.1', visitor],
    ['two proxies', `${visitor}, 10.0.0.2`, '10.0.0.1', visitor],
    ['a proxy on this machine', visitor, '127.0.0.1', visitor],
    ['what the visitor claims before the proxy adds the address', `127.0.0.1, ${visitor}`, '10.0.0.1', visitor],
    ['IPv6', '2001:DB8::0001', '10.0.0.1', '2001:db8::1'],
    ['IPv4 on an IPv6 socket', `::ffff:${visitor}`, '::ffff:10.0.0.1', visitor],
    ['an address with a port', `${visitor}:4711`, '10.0.0.1', visitor],
    ['no address', 'unknown', '10.0.0.1', '10.0.0.1'],
    ['a visitor who is no proxy', '192.0.2.9', visitor, visitor],
    ['no header', undefined, visitor, visitor],
  ])('the session shows the address of the visitor: %s', async (_, header, from, expected) => {
    const headers: Record<string, string> = header === undefined ? {} : { 'x-forwarded-for': header }
    expect(await sessionAddress(server, { headers, from })).toBe(expected)
  })

  test('the audit log and the log of requests show it too', async () => {
    const request = { headers: forwarded, from: '10.0.0.1' }
    const token = await logInWith(server, request)
    const partner = demoOrganizations.okafor.id
    const body = { type: 'vehicles', format: 'csv', filters: {} }
    expect((await server.call('POST', `/v1/partners/${partner}/reports`, { ...request, token, body })).status).toBeLessThan(300)
    expect(server.logged.at(-1)).toContain(`"address":"${visitor}"`)
    const [event] = await server.db.select().from(auditEvents).orderBy(desc(auditEvents.at), desc(auditEvents.id)).limit(1)
    expect(event).toMatchObject({ action: 'report.requested', address: visitor })
  })

  test('links and HSTS follow what the proxy says about protocol and host', async () => {
    const { body, headers } = await server.call('GET', '/sandbox/outbox.json?to=invited@demo.test', {
      headers: forwarded,
      from: '10.0.0.1',
    })
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
    for (const { link } of (body as { data: { link: string }[] }).data) expect(link).toMatch(/^https:\/\/partners\.example\//)
    const direct = await server.call('GET', '/healthz', { headers: forwarded, from: visitor })
    expect(direct.headers).not.toHaveProperty('strict-transport-security')
    expect((await server.call('GET', '/v1/nothing', { headers: forwarded, from: '10.0.0.1' })).headers).toHaveProperty(
      'strict-transport-security',
    )
  })

  test('the controls of the sandbox stay closed to callers behind a proxy', async () => {
    for (const headers of [forwarded, { 'x-forwarded-for': '127.0.0.1' }])
      for (const from of ['127.0.0.1', '10.0.0.1'])
        expect((await server.call('GET', '/sandbox/state.json', { headers, from })).status).toBe(404)
    expect((await server.call('GET', '/sandbox/state.json')).status).toBe(200)
  })
})

describe('without trusted proxies', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer()
  })
  afterAll(() => server.close())

  test('the headers change nothing: a visitor cannot choose an address, a protocol or a host', async () => {
    expect(await sessionAddress(server, { headers: forwarded, from: visitor })).toBe(visitor)
    expect(await sessionAddress(server, { headers: { 'x-forwarded-for': '192.0.2.1' }, from: '127.0.0.1' })).toBe('127.0.0.1')
    const { body, headers } = await server.call('GET', '/sandbox/outbox.json', { headers: forwarded })
    expect(JSON.stringify(body)).not.toContain('partners.example')
    expect(headers).not.toHaveProperty('strict-transport-security')
  })

  test.each(['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via', 'cf-connecting-ip'])(
    'a proxy on this machine that says %s does not open the controls of the sandbox to the world',
    async (header) => {
      const response = await server.call('POST', '/sandbox/run', { body: { job: 'cleanup' }, headers: { [header]: visitor } })
      expect(response).toMatchObject({ status: 404, body: { code: 'NotFound' } })
    },
  )
})

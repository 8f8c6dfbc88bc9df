// @module-tag slow
import { demoOrganizations } from '@vehicle-partner/api/mock'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startTcpProxy, type TcpProxy } from '../../test/tcpProxy.ts'
import { databaseKinds, testServer, type TestServer } from '../../test/testServer.ts'
import { StartError } from '../settings.ts'
import { openDatabase } from './openDatabase.ts'
import { defaultConnectionSettings } from './postgresConnections.ts'
import { rowOf, selectRows } from './selectRows.ts'
import { integer, text } from './sqlValueTypes.ts'

const { okafor } = demoOrganizations
/** Those of the two servers, and the one of the test. A connection that the silence of the proxy left behind is not one of them. */
const listeners = 3
const unavailable = { status: 503, body: { code: 'ServiceUnavailable' } }

describe.runIf(databaseKinds().includes('postgres'))('connections to PostgreSQL', () => {
  /** Connected directly. */
  let direct: TestServer
  let proxy: TcpProxy
  /** Connected through the proxy. */
  let server: TestServer
  let token: string
  beforeAll(async () => {
    direct = await testServer({ lane: 'postgres' })
    if (!direct.url) throw new Error('The test needs the URL of the database')
    proxy = await startTcpProxy(direct.url)
    server = await testServer({ beside: { ...direct, url: proxy.url } })
    token = await server.tokenOf('owner')
  })
  afterAll(async () => {
    await server.close()
    await proxy.close()
    await direct.close()
  })
  const profile = () => server.call('GET', '/v1/users/profile', { token })
  const ready = () => server.call('GET', '/readyz')
  const waitUntilReady = () => vi.waitFor(async () => expect((await ready()).status).toBe(200), { timeout: 20_000, interval: 200 })
  const countListeners = async () =>
    (
      await selectRows(
        direct.db,
        rowOf({ count: integer }),
        sql`select count(*)::int as count from pg_stat_activity where datname = current_database() and application_name = 'vehicle-partner listener'`,
      )
    )[0]?.count
  const terminate = (name: string) =>
    selectRows(
      direct.db,
      rowOf({ done: text }),
      sql`select pg_terminate_backend(pid)::text as done from pg_stat_activity
        where datname = current_database() and application_name = ${name} and pid <> pg_backend_pid()`,
    )

  test('a database that answers nothing causes 503 for requests, transactions and readiness, and is used again when it answers', async () => {
    expect(await profile()).toMatchObject({ status: 200 })
    proxy.silence()
    const path = `/v1/partners/${okafor.id}/reports`
    const running = await Promise.all([
      ready(),
      server.call('POST', path, { token, body: { type: 'payouts' } }),
      server.call('POST', path, { token, body: { type: 'payouts' }, headers: { 'idempotency-key': 'key-1' } }),
      // More than the pool has connections.
      ...Array.from({ length: 30 }, profile),
    ])
    for (const answer of running) expect(answer).toMatchObject(unavailable)
    // While it is known to be silent, nothing waits.
    for (const answer of [await profile(), await ready()]) expect(answer).toMatchObject(unavailable)
    expect(await server.call('GET', '/healthz')).toMatchObject({ status: 200 })
    proxy.resume()
    await waitUntilReady()
    expect(await profile()).toMatchObject({ status: 200 })
    expect(await server.call('POST', path, { token, body: { type: 'payouts' } })).toMatchObject({ status: 201 })
  })

  test('the listener connects again when its connection breaks, and is not added a second time', async () => {
    const heard: string[] = []
    const stop = await openListener((payload) => heard.push(payload))
    for (let round = 1; round <= 3; round += 1) {
      await terminate('vehicle-partner listener')
      await vi.waitFor(async () => expect(await countListeners()).toBe(listeners), { timeout: 20_000, interval: 100 })
      // An empty message after each reconnect: notifications may have been lost.
      await vi.waitFor(() => expect(heard).toHaveLength(round), { timeout: 20_000 })
    }
    await direct.db.execute(sql`select pg_notify('test_channel', 'once')`)
    await vi.waitFor(() => expect(heard).toContain('once'), { timeout: 20_000 })
    expect(heard).toEqual(['', '', '', 'once'])
    // Those of the servers were broken too, and may be slower.
    await vi.waitFor(async () => expect(await countListeners()).toBe(listeners), { timeout: 20_000, interval: 100 })
    await stop()
  })
  async function openListener(onNotify: (payload: string) => void) {
    const database = await openDatabase({ dataDir: '', databaseUrl: proxy.url }, () => undefined)
    await database.listen('test_channel', onNotify)
    await expect(database.listen('', onNotify)).rejects.toThrow('zero-length')
    return () => database.close()
  }

  test('a connection that breaks within a transaction fails that request alone', async () => {
    const broken = server.db.transaction(async (tx) => {
      const [own] = await selectRows(tx, rowOf({ pid: integer }), sql`select pg_backend_pid() as pid`)
      await direct.db.execute(sql`select pg_terminate_backend(${own?.pid ?? 0}, 5000)`)
      await tx.execute(sql`select 1`)
    })
    await expect(broken).rejects.toThrow()
    expect(await profile()).toMatchObject({ status: 200 })
  })

  test('statements and idle transactions end after their time', async () => {
    const limited = await openDatabase(
      {
        dataDir: '',
        databaseUrl: proxy.url,
        databaseConnection: { ...defaultConnectionSettings, statementTimeoutMs: 200, idleTransactionTimeoutMs: 300 },
      },
      () => undefined,
    )
    const slow: unknown = await limited.db.execute(sql`select pg_sleep(20)`).catch((error: unknown) => error)
    expect(slow).toMatchObject({ cause: { code: '57014' } })
    const idle: unknown = await limited.db
      .transaction(async (tx) => {
        await tx.execute(sql`select 1`)
        await direct.db.execute(sql`select pg_sleep(1)`)
        await tx.execute(sql`select 1`)
      })
      .catch((error: unknown) => error)
    expect(idle).toBeInstanceOf(Error)
    await limited.db.execute(sql`select 1`)
    await limited.close()
  })

  test('TLS is required where the settings say so', async () => {
    const open = (tls: 'require' | 'verify-full', tlsAuthorities?: string) =>
      openDatabase(
        { dataDir: '', databaseUrl: proxy.url, databaseConnection: { ...defaultConnectionSettings, tls, tlsAuthorities } },
        () => undefined,
      )
    await expect(open('require')).rejects.toThrow(StartError)
    await expect(open('require')).rejects.toThrow('does not support SSL')
    await expect(open('verify-full', '/no/such/file.pem')).rejects.toThrow('DATABASE_TLS_CA')
  })
})

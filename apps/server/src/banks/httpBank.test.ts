import { demoOrganizations, demoPassword, demoPeople } from '@vehicle-partner/api/mock'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startFakeHttpBank, type FakeHttpBank } from '../../test/fakeHttpBank.ts'
import { createLauncher, stopServer } from '../../test/launchServer.ts'
import type { BankConnection, TransferOrder } from './bankConnection.ts'
import { createHttpBank } from './httpBank.ts'

const now = new Date('2026-12-07T09:00:00Z')
const order: TransferOrder = {
  key: 'trf_1',
  bank_code: '058',
  account_number: '0147386785',
  account_name: 'ANY NAME',
  amount_kobo: 5_000_000,
  narration: 'VPP/PO-2026-12-0001',
  attempt_no: 1,
  ordered_at: now,
}
const account = { bank_code: '058', account_number: '0147386785', holder: 'Any Name', asked_at: now }

describe('a bank over HTTP', () => {
  let bank: FakeHttpBank
  let connection: BankConnection
  beforeAll(async () => {
    bank = await startFakeHttpBank()
    connection = createHttpBank({ url: new URL(bank.url), token: 'the-token' })
  })
  afterAll(() => bank.close())

  test('gets an order with its key as idempotency key', async () => {
    bank.answer = () => ({ status: 202, body: { state: 'processing', bank_reference: 'B-1' } })
    expect(await connection.startTransfer(order, now)).toEqual({ state: 'processing', bank_reference: 'B-1' })
    expect(bank.requests.at(-1)).toMatchObject({
      method: 'POST',
      path: '/bank/transfers',
      headers: { authorization: 'Bearer the-token', 'idempotency-key': 'trf_1' },
      body: { key: 'trf_1', amount_kobo: 5_000_000, currency: 'NGN', account_number: '0147386785', narration: 'VPP/PO-2026-12-0001' },
    })
  })

  test('reports what became of an order; an unknown key is undefined, an unknown reason is other', async () => {
    bank.answer = () => ({ status: 200, body: { state: 'failed', failure_code: 'R14' } })
    expect(await connection.readTransfer(order, now)).toEqual({ state: 'failed', failure_code: 'other' })
    bank.answer = () => ({ status: 200, body: { state: 'failed', failure_code: 'account_closed' } })
    expect(await connection.readTransfer(order, now)).toEqual({ state: 'failed', failure_code: 'account_closed' })
    bank.answer = () => ({ status: 404 })
    expect(await connection.readTransfer(order, now)).toBeUndefined()
  })

  test('resolves an account, later, or not', async () => {
    bank.answer = () => ({ status: 200, body: { account_name: 'ANY NAME' } })
    expect(await connection.resolveAccount(account, now)).toEqual({ name: 'ANY NAME', ask_again_at: null })
    expect(bank.requests.at(-1)?.path).toBe('/bank/accounts?bank_code=058&account_number=0147386785')
    bank.answer = () => ({ status: 200, body: { account_name: 'ANY NAME', verified: false } })
    expect(await connection.resolveAccount(account, now)).toEqual({ name: 'ANY NAME', ask_again_at: new Date('2026-12-07T09:01:00Z') })
    bank.answer = () => ({ status: 404 })
    await expect(connection.resolveAccount(account, now)).rejects.toMatchObject({ code: 'AccountNotResolved' })
  })

  // None of these may count as failed: the order can have reached the bank.
  test.each([
    ['a fault', { status: 500, body: {} }],
    ['too many requests', { status: 429, body: {} }],
    ['a wrong token', { status: 401, body: {} }],
    ['a page of a proxy', { status: 200, body: '<html>' }],
    ['an unknown state', { status: 200, body: { state: 'maybe' } }],
    ['nothing in the body', { status: 200, body: {} }],
    ['a redirection', { status: 302, body: {} }],
    ['a broken connection', undefined],
  ])('%s is no answer', async (_what, answer) => {
    bank.answer = () => answer
    const noAnswer = { name: 'NoBankAnswer' }
    await expect(connection.startTransfer(order, now)).rejects.toMatchObject(noAnswer)
    await expect(connection.readTransfer(order, now)).rejects.toMatchObject(noAnswer)
    await expect(connection.resolveAccount(account, now)).rejects.toMatchObject(noAnswer)
  })

  test('silence is no answer', async () => {
    bank.answer = () => new Promise(() => undefined)
    const impatient = createHttpBank({ url: new URL(bank.url), token: 'the-token', timeoutMs: 300 })
    await expect(impatient.startTransfer(order, now)).rejects.toMatchObject({ name: 'NoBankAnswer' })
  })
})

// The server is killed while the bank has its request: first before the bank stores the order, then after.
test('a server that is killed while it sends a payout pays it once', { timeout: 180_000, tags: ['slow'] }, async () => {
  const bank = await startFakeHttpBank()
  const cleaners: (() => Promise<void>)[] = [bank.close]
  const { run } = createLauncher((clean) => cleaners.push(clean))
  const env = { SANDBOX: '1', BANK_URL: bank.url, BANK_TOKEN: 'the-token' }
  try {
    const stored = new Map<string, unknown>()
    let kill: (() => Promise<unknown>) | undefined
    let orders = 0
    bank.answer = async ({ method, path, body }) => {
      if (method === 'GET') return stored.has(path.split('/').at(-1) ?? '') ? { status: 200, body: { state: 'paid' } } : { status: 404 }
      const { key } = body as { key: string }
      orders += 1
      if (orders > 1) stored.set(key, body)
      if (orders <= 2) {
        await kill?.()
        return undefined
      }
      return { status: 202, body: { state: 'processing' } }
    }
    const start = async () => {
      const server = run(env)
      const url = await server.ready
      kill = () => stopServer(server, 'SIGKILL')
      return { server, url }
    }
    const first = await start()
    await moveClock(first.url, '2026-11-23T12:00:00Z')
    // The failed payout of the demo is due again.
    await send(first.url, '/sandbox/run', { job: 'payout-retry' })
    await first.server.ended
    const second = await start()
    await second.server.ended
    const { url } = await start()
    const token = await logIn(url)
    await expect.poll(() => readPayout(url, token), { timeout: 90_000, interval: 500 }).toMatchObject({ status: 'paid' })
    expect(orders).toBe(2)
    expect(stored.size).toBe(1)
    expect(new Set(bank.requests.flatMap(({ headers }) => headers['idempotency-key'] ?? [])).size).toBe(1)
  } finally {
    for (const clean of cleaners.toReversed()) await clean()
  }
})

async function send(url: string, path: string, body?: unknown, token?: string) {
  const response = await fetch(`${url}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return (await response.json()) as { data: never }
}

/** Moves the clock of the sandbox forward to a time, unless it is later already. */
async function moveClock(url: string, to: string) {
  const { now: at } = (await send(url, '/sandbox/state.json')).data as { now: string }
  const seconds = Math.ceil((Date.parse(to) - Date.parse(at)) / 1000)
  if (seconds > 0) await send(url, '/sandbox/clock', { advance: `PT${seconds}S` })
}

async function logIn(url: string) {
  const { email } = demoPeople['payout-failed']
  const { token } = (await send(url, '/v1/login', { email, password: demoPassword })).data as { token: string }
  return token
}

async function readPayout(url: string, token: string) {
  const partnerId = demoOrganizations.swift.account_sid
  const { data } = await send(url, `/partner-payout/v1/payouts?partnerId=${partnerId}&sort=scheduled_for`, undefined, token)
  return (data as unknown[])[0]
}

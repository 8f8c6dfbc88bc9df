import { ConnectionError, createApi, type ApiRequest, type ApiResponse } from '@vehicle-partner/api'
import { expect, test } from 'vitest'
import { createTransport } from './createTransport.ts'
import { createServerClock } from './serverClock.ts'
import { withReusedIdempotencyKeys } from './withReusedIdempotencyKeys.ts'

const ok: ApiResponse = { status: 201, body: {}, headers: {} }

/** A header that is undefined is left out. */
type Change = Omit<Partial<ApiRequest>, 'headers'> & { headers?: Record<string, string | undefined> }

/** A transport whose next responses are given; `undefined` is a lost connection. */
function setUp(...responses: (number | string | undefined)[]) {
  const state = { now: 0 }
  const keys: (string | undefined)[] = []
  const transport = withReusedIdempotencyKeys(
    async ({ headers }) => {
      keys.push(headers?.['idempotency-key'])
      const response = responses.shift()
      if (response === undefined) throw new ConnectionError('offline')
      return typeof response === 'number' ? { ...ok, status: response } : { ...ok, status: 409, body: { code: response } }
    },
    () => state.now,
  )
  const send = (key: string, { headers: given, ...rest }: Change = {}) => {
    const headers = { 'idempotency-key': key, authorization: 'Bearer one', ...given }
    return transport({
      method: 'POST',
      path: '/v1/trips/trp_1/issues',
      body: { text: 'Flat tyre' },
      ...rest,
      headers: Object.fromEntries(Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))),
    }).catch(() => undefined)
  }
  return { send, keys, state }
}

test('a write that got no response is sent again with its key, until it gets one', async () => {
  const { send, keys } = setUp(undefined, undefined, 201, 201)
  for (const key of ['a', 'b', 'c', 'd']) await send(key)
  expect(keys).toEqual(['a', 'a', 'a', 'd'])
})

test.each([500, 503, 429, 'RequestInProgress'])('%s leaves open whether the write is executed: its key is kept', async (response) => {
  const { send, keys } = setUp(response, 201, 201)
  for (const key of ['a', 'b', 'c']) await send(key)
  expect(keys).toEqual(['a', 'a', 'c'])
})

test.each([422, 'ItemAlreadyExist'])('%s ends a write: it is sent again with a new key', async (response) => {
  const { send, keys } = setUp(response, 201)
  for (const key of ['a', 'b']) await send(key)
  expect(keys).toEqual(['a', 'b'])
})

test.each([
  ['another content', { body: { text: 'Engine' } }],
  ['another address', { path: '/v1/trips/trp_2/issues' }],
  ['another user', { headers: { authorization: 'Bearer two' } }],
] satisfies [string, Change][])('%s is a write of its own', async (_, more) => {
  const { send, keys } = setUp(undefined, 201)
  await send('a')
  await send('b', more)
  expect(keys).toEqual(['a', 'b'])
})

test.each([
  ['the opposite', { body: { text: 'No flat tyre' } }],
  ['a write to another address', { path: '/v1/trips/trp_2/issues' }],
  ['a write without a key', { method: 'DELETE', headers: { 'idempotency-key': undefined } }],
] satisfies [string, Change][])('%s that is executed in between makes the same content a write of its own', async (_, more) => {
  const { send, keys } = setUp(undefined, 201, 201)
  await send('a')
  await send('b', more)
  await send('c')
  expect([keys[0], keys[2]]).toEqual(['a', 'c'])
})

test.each([
  ['that is rejected', [undefined, 422, 201], { body: { text: 'No flat tyre' } }],
  ['of a page', [undefined, 200, 201], { method: 'GET', headers: { 'idempotency-key': undefined } }],
] satisfies [string, (number | undefined)[], Change][])('a request in between %s does not', async (_, responses, more) => {
  const { send, keys } = setUp(...responses)
  await send('a')
  await send('b', more)
  await send('c')
  expect([keys[0], keys[2]]).toEqual(['a', 'a'])
})

test('after five minutes the same content is a write of its own', async () => {
  const { send, keys, state } = setUp(undefined, 201)
  await send('a')
  state.now = 5 * 60_000
  await send('b')
  expect(keys).toEqual(['a', 'b'])
})

test('a call of the client that got no response is repeated with its key', async () => {
  const keys: (string | undefined)[] = []
  let isReachable = false
  const transport = createTransport(
    async () =>
      async ({ headers }) => {
        keys.push(headers?.['idempotency-key'])
        if (!isReachable) throw new ConnectionError('timeout')
        return { status: 200, body: { reference_id: 'otp_1' }, headers: {} }
      },
    new Map(),
    { network: { online: () => true, onChange: () => () => undefined }, serverClock: createServerClock(() => new Date(0)) },
  )
  const request = () => createApi(transport).auth.requestOtp({ body: { phone: '+2348030000001', country_code: 'NG', type: 'user' } })
  await expect(request()).rejects.toThrow('too long')
  isReachable = true
  await request()
  expect(keys).toHaveLength(2)
  expect(keys[1]).toBe(keys[0])
})

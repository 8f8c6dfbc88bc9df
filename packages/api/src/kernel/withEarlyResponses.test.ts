import { describe, expect, test, vi } from 'vitest'
import type { ApiRequest, ApiResponse, Transport } from './transport.ts'
import { getAddress, withEarlyResponses, type EarlyRequests } from './withEarlyResponses.ts'
import { withRetries } from './withRetries.ts'

const late: ApiResponse = { status: 200, body: 'late', headers: {} }
const summary: ApiRequest = {
  method: 'GET',
  path: '/v1/partners/prt_1/summaries',
  query: { period: 'last month', ids: ['a', 'b'] },
  headers: { authorization: 'Bearer mine' },
}
const address = '/v1/partners/prt_1/summaries?period=last+month&ids=a&ids=b'

function setUp(response: Promise<Response> = Promise.resolve(Response.json({ early: true }, { headers: { 'X-Total': '3' } }))) {
  const early: EarlyRequests = new Map([[address, { token: 'mine', response }]])
  const transport = vi.fn<Transport>(async () => late)
  return { early, transport, send: withEarlyResponses(transport, early) }
}

test('the address of a request is its path and its query', () => {
  expect(getAddress(summary)).toBe(address)
  expect(getAddress({ path: '/v1/users/profile' })).toBe('/v1/users/profile')
})

test('a started response answers the first identical request, once', async () => {
  const { send, transport } = setUp()
  expect(await send(summary)).toMatchObject({ status: 200, body: { early: true }, headers: { 'x-total': '3' } })
  expect(transport).not.toHaveBeenCalled()
  expect(await send(summary)).toBe(late)
})

test.each<[title: string, request: ApiRequest]>([
  ["another user's token", { ...summary, headers: { authorization: 'Bearer theirs' } }],
  ['no token', { ...summary, headers: {} }],
  ['a further header', { ...summary, headers: { authorization: 'Bearer mine', 'x-step-up': 's' } }],
  ['another query', { ...summary, query: { period: 'today' } }],
  ['another method', { ...summary, method: 'POST' }],
  ['a file', { ...summary, expects: 'file' }],
])('a request with %s is sent', async (_, request) => {
  const { send } = setUp()
  expect(await send(request)).toBe(late)
})

test('a write drops what was started before it', async () => {
  const { send } = setUp()
  await send({ method: 'PATCH', path: '/v1/users/usr_1' })
  expect(await send(summary)).toBe(late)
})

describe('a started response', () => {
  test.each<[status: number, text: string, body: unknown]>([
    [401, '{"message":"Log in"}', { message: 'Log in' }],
    [503, '<html>', '<html>'],
    [200, '', ''],
  ])('with status %s is a response like every other', async (status, text, body) => {
    const { send } = setUp(Promise.resolve(new Response(text, { status })))
    expect(await send(summary)).toMatchObject({ status, body })
  })

  test('that fails is a lost connection, and the retry sends the request', async () => {
    const { send, transport } = setUp(Promise.reject(new TypeError('Failed to fetch')))
    expect(await withRetries(send, { wait: async () => undefined })(summary)).toBe(late)
    expect(transport).toHaveBeenCalledTimes(1)
  })

  test('that times out is a timeout', async () => {
    const { send } = setUp(Promise.reject(new DOMException('late', 'TimeoutError')))
    await expect(send(summary)).rejects.toMatchObject({ name: 'ConnectionError', reason: 'timeout' })
  })

  test.each([true, false])('is left when its request is cancelled (before it was sent: %s)', async (before) => {
    const { send } = setUp(new Promise(() => {}))
    const controller = new AbortController()
    if (before) controller.abort()
    const response = send({ ...summary, signal: controller.signal })
    controller.abort()
    await expect(response).rejects.toMatchObject({ name: 'ConnectionError', reason: 'cancelled' })
  })
})

import { expect, test, vi } from 'vitest'
import { ConnectionError } from './connectionError.ts'
import { withRetries } from './withRetries.ts'
import type { ApiResponse, ApiRequest, Transport } from './transport.ts'

const ok: ApiResponse = { status: 200, body: {}, headers: {} }
const read: ApiRequest = { method: 'GET', path: '/v1/users/profile' }
const named: ApiRequest = { method: 'POST', path: '/v1/partners', headers: { 'idempotency-key': 'k1' } }

function failing(times: number, error: Error) {
  const transport = vi.fn<Transport>(async () => ok)
  for (let time = 0; time < times; time += 1) transport.mockRejectedValueOnce(error)
  const wait = vi.fn(async (_ms: number, _signal: AbortSignal | undefined) => undefined)
  return { transport, wait, retrying: withRetries(transport, { wait, random: () => 0.5 }) }
}

test.each([read, named])('$method is retried without network, with growing pauses and the same key', async (request) => {
  const { transport, wait, retrying } = failing(2, new ConnectionError('offline'))
  await expect(retrying(request)).resolves.toBe(ok)
  expect(transport.mock.calls.map(([sent]) => sent)).toEqual([request, request, request])
  expect(wait.mock.calls.map(([ms]) => ms)).toEqual([400, 800])
})

test('fails after three attempts, marked as retried', async () => {
  const { transport, retrying } = failing(9, new ConnectionError('offline'))
  await expect(retrying(read)).rejects.toMatchObject({ reason: 'offline', retried: true })
  expect(transport).toHaveBeenCalledTimes(3)
})

test.each([
  ['a write without a key', { method: 'PATCH', path: '/v1/vehicles/1' }, new ConnectionError('offline')],
  ['a timeout: it may have arrived', named, new ConnectionError('timeout')],
  ['a timeout of a reading call', read, new ConnectionError('timeout')],
  ['a cancelled call', read, new ConnectionError('cancelled')],
  ['any other fault', read, new Error('bug')],
] as const)('%s is not tried again', async (_, request, error) => {
  const { transport, retrying } = failing(1, error)
  await expect(retrying(request)).rejects.toBe(error)
  expect(transport).toHaveBeenCalledTimes(1)
})

test('an error response is not retried', async () => {
  const transport = vi.fn<Transport>(async () => ({ ...ok, status: 503 }))
  await expect(withRetries(transport)(read)).resolves.toMatchObject({ status: 503 })
  expect(transport).toHaveBeenCalledTimes(1)
})

test('cancelling ends a pause at once', async () => {
  const waiting = new AbortController()
  const transport = vi.fn<Transport>(() => Promise.reject(new ConnectionError('offline')))
  const call = withRetries(transport)({ ...read, signal: waiting.signal })
  await vi.waitFor(() => expect(transport).toHaveBeenCalled(), 15_000)
  waiting.abort()
  await expect(call).rejects.toMatchObject({ reason: 'cancelled' })
  expect(transport).toHaveBeenCalledTimes(1)
})

import { MutationObserver, QueryObserver } from '@tanstack/react-query'
import { ApiError, ConnectionError } from '@vehicle-partner/api'
import { createQueryClient } from '@vehicle-partner/api/query'
import { expect, test, vi } from 'vitest'

test.each([
  ['got no response', new ConnectionError('timeout'), 2],
  ['was rejected', new ApiError({ status: 422, code: 'ValidationError', message: 'No' }), 1],
  ['has succeeded', undefined, 2],
])('after a mutation that %s, what it names is read again, or not', async (_what, error, reads) => {
  const client = createQueryClient()
  const read = vi.fn(async () => 'parcels')
  const stop = new QueryObserver(client, { queryKey: ['parcels', 'list'], queryFn: read }).subscribe(() => undefined)
  await vi.waitFor(() => expect(client.isFetching()).toBe(0))
  const mutationFn = async () => {
    if (error) throw error
  }
  const mutation = new MutationObserver(client, { mutationFn, meta: { invalidates: ['parcels'] } })
  await mutation.mutate().catch(() => undefined)
  await vi.waitFor(() => expect(client.isFetching()).toBe(0))
  expect(read).toHaveBeenCalledTimes(reads)
  stop()
})

// @vitest-environment jsdom
import { ApiError, ConnectionError } from '@vehicle-partner/api'
import { act, cleanup, render } from '@testing-library/react'
import { useEffect } from 'react'
import { afterEach, expect, test } from 'vitest'
import { pauseOnce } from './pauseOnce.ts'
import { useBulkChange } from './useBulkChange.ts'

const createRefusal = () => new ApiError({ status: 409, code: 'InvalidTransition', message: 'Not possible' })

/** Active vehicles of a server whose first answer about `lost` does not arrive. */
function createServer(lost: string) {
  const statuses = new Map([
    ['first', 'active'],
    ['second', 'active'],
    ['third', 'suspended'],
  ])
  let isConnected = false
  const read = (id: string) => Promise.resolve({ data: { status: statuses.get(id) } })
  const pause = async (id: string) => {
    if (statuses.get(id) !== 'active') throw createRefusal()
    statuses.set(id, 'inactive')
    if (id === lost && !isConnected) {
      isConnected = true
      throw new ConnectionError('offline')
    }
    return read(id)
  }
  return { pause, read }
}

let bulk: ReturnType<typeof useBulkChange<string | undefined>>

function Bulk({ server: { pause, read } }: { server: ReturnType<typeof createServer> }) {
  const state = useBulkChange(
    async (id, isSentBefore) => (await pauseOnce({ pause: () => pause(id), read: () => read(id), isSentBefore })).status,
  )
  useEffect(() => {
    bulk = state
  })
  return null
}
afterEach(cleanup)

test('a row that was paused although its answer was lost is done, not refused, the second time', async () => {
  render(<Bulk server={createServer('second')} />)
  const first = await act(() => bulk.run(['first', 'second', 'third']))
  expect(first).toEqual({ changed: ['inactive'], failures: [], waiting: ['second', 'third'] })
  const second = await act(() => bulk.run(first.waiting))
  expect(second).toMatchObject({ changed: ['inactive', 'inactive'], failures: [{ id: 'third' }], waiting: [] })
})

test('a row that another user has suspended meanwhile is refused the second time too', async () => {
  const refusal = createRefusal()
  const pause = () => Promise.reject<{ data: { status: string } }>(refusal)
  const read = (status: string) => () => Promise.resolve({ data: { status } })
  await expect(pauseOnce({ pause, read: read('suspended'), isSentBefore: true })).rejects.toBe(refusal)
  await expect(pauseOnce({ pause, read: read('inactive'), isSentBefore: false })).rejects.toBe(refusal)
})

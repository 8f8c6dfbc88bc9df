import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { vehicleDocuments } from '../documents/documents.contract.ts'
import { createOwnRequests } from '../kernel/ownRequests.ts'
import { allResources, invalidateOnEvents, type InvalidateOnEventsOptions } from './invalidateOnEvents.ts'
import { createFakeRealtime } from './fakeRealtimeClient.ts'
import { events } from './eventTypes.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const vehicle = { id: 'veh_1', changed: ['status'], status: 'active' }

test('invalidates each resource once in half a second', async () => {
  const client = new QueryClient()
  const stale = vi.spyOn(client, 'invalidateQueries')
  const realtime = createFakeRealtime('2026-11-21T13:32:00.000Z')
  const stop = invalidateOnEvents(realtime, client)
  for (let count = 0; count < 10; count += 1) realtime.emit('vehicle.updated', vehicle)
  realtime.emit('driver.updated', { ...vehicle, id: 'drv_1' })
  await vi.advanceTimersByTimeAsync(499)
  expect(stale).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(stale.mock.calls.map(([filter]) => filter?.queryKey)).toEqual([['vehicles'], ['documents'], ['partners'], ['drivers']])
  stop()
  realtime.emit('vehicle.updated', vehicle)
  await vi.advanceTimersByTimeAsync(1000)
  expect(stale).toHaveBeenCalledTimes(4)
})

test('does not refetch after a patch', async () => {
  const client = new QueryClient()
  const stale = vi.spyOn(client, 'invalidateQueries')
  const realtime = createFakeRealtime('2026-11-21T13:32:00.000Z')
  invalidateOnEvents(realtime, client, { patch: ({ type }) => type === 'vehicle.updated' })
  realtime.emit('vehicle.updated', vehicle)
  await vi.advanceTimersByTimeAsync(1000)
  expect(stale).not.toHaveBeenCalled()
})

test('another primary account asks again for the payouts that will go to it', async () => {
  const client = new QueryClient()
  const stale = vi.spyOn(client, 'invalidateQueries')
  const realtime = createFakeRealtime('2026-11-21T13:32:00.000Z')
  invalidateOnEvents(realtime, client)
  realtime.emit('settlement_account.updated', { id: 'acc_1', status: 'active' })
  await vi.advanceTimersByTimeAsync(1000)
  expect(stale.mock.calls.flatMap(([filter]) => filter?.queryKey)).toEqual(expect.arrayContaining(['payouts', 'payslips']))
})

test('a decided query asks again for the line, its payslip and the queries', async () => {
  const client = new QueryClient()
  const stale = vi.spyOn(client, 'invalidateQueries')
  const realtime = createFakeRealtime('2026-11-21T13:32:00.000Z')
  invalidateOnEvents(realtime, client)
  realtime.emit('dispute.updated', { id: 'dsp_1', line_id: 'ern_1', state: 'declined' })
  await vi.advanceTimersByTimeAsync(1000)
  expect(stale.mock.calls.flatMap(([filter]) => filter?.queryKey)).toEqual(expect.arrayContaining(['disputes', 'earnings', 'payslips']))
})

test('a reviewed document asks again for the documents of its owner', async () => {
  const written = vehicleDocuments.create.invalidates ?? []
  expect(written.length).toBeGreaterThan(0)
  expect(events['document.updated'].invalidates).toEqual(expect.arrayContaining([...written]))
  expect(events['document.expiring'].invalidates).toEqual(
    expect.arrayContaining(['vehicleDocuments', 'driverDocuments', 'partnerDocuments']),
  )
})

test('positions invalidate nothing', () => {
  expect(events['telemetry.position'].invalidates).toEqual([])
  expect(events['telemetry.batch'].invalidates).toEqual([])
})

describe('nothing is asked twice', () => {
  const at = '2026-11-21T13:32:00.000Z'
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

  /** A page with an observed query of the vehicles. */
  async function openPage(options: InvalidateOnEventsOptions = {}) {
    const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
    const realtime = createFakeRealtime(at)
    const ask = vi.fn(async () => 1)
    invalidateOnEvents(realtime, client, options)
    new QueryObserver(client, { queryKey: ['vehicles', 'list'], queryFn: ask }).subscribe(() => undefined)
    await pass(10)
    return { client, realtime, ask }
  }

  test('an event of another user refetches once, and not what was asked after it', async () => {
    const { client, realtime, ask } = await openPage()
    realtime.emit('vehicle.updated', vehicle)
    await pass(1000)
    expect(ask).toHaveBeenCalledTimes(2)
    realtime.emit('vehicle.updated', vehicle)
    await pass(100)
    await client.refetchQueries()
    await pass(1000)
    expect(ask).toHaveBeenCalledTimes(3)
  })

  test.each(['before', 'after'])('an own event that arrives %s the response of its write', async (order) => {
    const ownRequests = createOwnRequests()
    const { client, realtime, ask } = await openPage({ ownRequests })
    let requestId = ''
    let answer: () => void = () => undefined
    const send = ownRequests.withIds((request) => {
      requestId = request.headers?.['x-request-id'] ?? ''
      return new Promise((resolve) => (answer = () => resolve({ status: 200, body: {}, headers: {} })))
    })
    const write = send({ method: 'PATCH', path: '/v1/vehicles/veh_1' }).then(() => client.invalidateQueries({ queryKey: ['vehicles'] }))
    const emit = () => realtime.emit('vehicle.updated', vehicle, { actor: { id: 'usr_1', name: 'Adaeze', request_id: requestId } })
    if (order === 'before') {
      emit()
      await pass(800)
    }
    answer()
    await pass(5)
    await write
    if (order === 'after') emit()
    await pass(1000)
    expect(ask).toHaveBeenCalledTimes(2)
  })

  test('an own event refetches what its write has not', async () => {
    const ownRequests = createOwnRequests()
    const { realtime, ask } = await openPage({ ownRequests })
    let requestId = ''
    await ownRequests.withIds(async (request) => {
      requestId = request.headers?.['x-request-id'] ?? ''
      return { status: 200, body: {}, headers: {} }
    })({ method: 'POST', path: '/v1/vehicles' })
    expect(requestId).toMatch(/^[\w-]{8,64}$/)
    await pass(5)
    realtime.emit('vehicle.updated', vehicle, { actor: { id: 'usr_1', name: 'Adaeze', request_id: requestId } })
    await pass(1000)
    expect(ask).toHaveBeenCalledTimes(2)
  })

  test('a hidden page waits until it is visible', async () => {
    let hidden = true
    let back: () => void = () => undefined
    const { realtime, ask } = await openPage({
      machine: { isHidden: () => hidden, onBack: (listener) => ((back = listener), () => undefined) },
    })
    for (let count = 0; count < 5; count += 1) {
      realtime.emit('vehicle.updated', vehicle)
      await pass(1000)
    }
    expect(ask).toHaveBeenCalledOnce()
    hidden = false
    back()
    await pass(1000)
    expect(ask).toHaveBeenCalledTimes(2)
  })

  test('a poll leaves what was asked a moment ago', async () => {
    let call: (resources: readonly string[], freshMs: number) => void = () => undefined
    const { ask } = await openPage({ onStale: (listener) => ((call = listener), () => undefined) })
    call([allResources], 30_000)
    await pass(1000)
    expect(ask).toHaveBeenCalledOnce()
    await pass(30_000)
    call([allResources], 30_000)
    await pass(1000)
    expect(ask).toHaveBeenCalledTimes(2)
  })
})

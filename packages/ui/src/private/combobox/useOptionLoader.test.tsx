import { act, renderHook } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useOptionLoader } from './useOptionLoader.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function setUp() {
  const load = vi.fn<(query: string, context: { signal: AbortSignal }) => Promise<string[]>>((query) => Promise.resolve([`${query}!`]))
  const { result, unmount } = renderHook(() => useOptionLoader({ load, minChars: 3, debounce: 500 }), { wrapper: StrictMode })
  return {
    load,
    unmount,
    now: () => result.current,
    ask: (text: string) => act(() => result.current.search(text)),
    pass: (time: number) => act(() => vi.advanceTimersByTimeAsync(time)),
  }
}

test('does not search below three letters', async () => {
  const { ask, pass, load, now } = setUp()
  ask('La')
  await pass(5000)
  expect(load).not.toHaveBeenCalled()
  expect(now().status).toBe('short')
})

test('searches once, half a second after the last letter', async () => {
  const { ask, pass, load, now } = setUp()
  for (const text of ['Lag', 'Lago', 'Lagos']) {
    ask(text)
    await pass(499)
  }
  expect(load).not.toHaveBeenCalled()
  expect(now().status).toBe('waiting')
  await pass(1)
  expect(load).toHaveBeenCalledTimes(1)
  expect(load.mock.calls[0]?.[0]).toBe('Lagos')
  expect(now()).toMatchObject({ status: 'ready', query: 'Lagos', items: ['Lagos!'] })
})

test('searches trimmed pasted text at once', async () => {
  const { ask, pass, load } = setUp()
  ask(' 24 Adeniyi Jones ')
  await pass(500)
  expect(load.mock.calls.map(([query]) => query)).toEqual(['24 Adeniyi Jones'])
})

test('drops the search when the field is cleared', async () => {
  const { ask, pass, load, now } = setUp()
  ask('Lagos')
  act(() => now().cancel())
  await pass(1000)
  expect(load).not.toHaveBeenCalled()
  expect(now().status).toBe('idle')
})

test('ignores and aborts an outdated request', async () => {
  const { ask, pass, load, now } = setUp()
  const slow = Promise.withResolvers<string[]>()
  load.mockReturnValueOnce(slow.promise)
  ask('Lagos')
  await pass(500)
  ask('Ibadan')
  expect(load.mock.calls[0]?.[1].signal.aborted).toBe(true)
  await pass(500)
  await act(async () => slow.resolve(['late']))
  expect(now().items).toEqual(['Ibadan!'])
})

test('caches results', async () => {
  const { ask, pass, load, now } = setUp()
  ask('Lagos')
  await pass(500)
  ask('Ibadan')
  await pass(500)
  ask('Lagos')
  expect(now()).toMatchObject({ status: 'ready', items: ['Lagos!'] })
  expect(load).toHaveBeenCalledTimes(2)
})

test('reports a failure and retries at once', async () => {
  const { ask, pass, load, now } = setUp()
  load.mockRejectedValueOnce(new Error('503'))
  ask('Lagos')
  await pass(500)
  expect(now()).toMatchObject({ status: 'failed', items: [] })
  await act(async () => now().retry())
  expect(now()).toMatchObject({ status: 'ready', items: ['Lagos!'] })
})

test('aborts on unmount without an update', async () => {
  const complaints = vi.spyOn(console, 'error')
  const { ask, pass, load, unmount } = setUp()
  ask('Lagos')
  await pass(500)
  ask('Ibadan')
  unmount()
  await vi.advanceTimersByTimeAsync(5000)
  expect(load).toHaveBeenCalledTimes(1)
  expect(vi.getTimerCount()).toBe(0)
  expect(complaints).not.toHaveBeenCalled()
})

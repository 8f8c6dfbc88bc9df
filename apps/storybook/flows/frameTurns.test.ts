import { expect, test, vi } from 'vitest'
import { takeTurn } from './frameTurns.ts'

test('two frames load at a time, in their order, and none waits for ever', async () => {
  vi.useFakeTimers()
  const order: number[] = []
  const turns = [1, 2, 3, 4].map(async (each) => {
    const end = await takeTurn()
    order.push(each)
    return end
  })
  await vi.advanceTimersByTimeAsync(0)
  expect(order).toEqual([1, 2])
  const end = await turns[1]
  end?.()
  end?.()
  await vi.advanceTimersByTimeAsync(0)
  expect(order).toEqual([1, 2, 3])
  await vi.advanceTimersByTimeAsync(20_000)
  expect(order).toEqual([1, 2, 3, 4])
  vi.useRealTimers()
})

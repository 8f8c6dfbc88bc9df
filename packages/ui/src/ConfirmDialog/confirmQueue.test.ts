import { expect, test, vi } from 'vitest'
import { createConfirmQueue } from './confirmQueue.ts'

const setUpQueue = () => {
  const first = vi.fn<(first: { key: number; options: string } | undefined) => void>()
  const queue = createConfirmQueue<string>(first)
  const shown = () => first.mock.lastCall?.[0]?.options
  return { first, queue, shown }
}

test('shows requests one after the other and resolves each with its answer', async () => {
  const { first, queue, shown } = setUpQueue()
  const page = {}
  const answers = [queue.add(page, 'Remove?'), queue.add(page, 'Really?')]
  expect(shown()).toBe('Remove?')
  expect(first).toHaveBeenCalledTimes(1)
  queue.answer(true)
  expect(shown()).toBe('Really?')
  queue.answer(false)
  expect(shown()).toBeUndefined()
  expect(await Promise.all(answers)).toEqual([true, false])
})

test('cancels the requests of one owner anywhere in the queue', async () => {
  const { queue, shown } = setUpQueue()
  const [row, page] = [{}, {}]
  const gone = [queue.add(row, 'Pause?'), queue.add(row, 'Pause again?')]
  const stays = queue.add(page, 'Remove?')
  queue.cancel(row)
  expect(await Promise.all(gone)).toEqual([false, false])
  expect(shown()).toBe('Remove?')
  queue.answer(true)
  expect(await stays).toBe(true)
})

test('cancels all requests', async () => {
  const { queue, shown } = setUpQueue()
  const answers = [queue.add({}, 'One?'), queue.add({}, 'Two?')]
  queue.cancelAll()
  expect(await Promise.all(answers)).toEqual([false, false])
  expect(shown()).toBeUndefined()
  // A late answer has no effect.
  queue.answer(true)
})

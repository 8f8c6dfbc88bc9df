import { expect, test, vi } from 'vitest'
import { createConfirmQueue } from './confirmQueue.ts'

const begin = () => {
  const first = vi.fn<(first: { key: number; options: string } | undefined) => void>()
  const questions = createConfirmQueue<string>(first)
  const asked = () => first.mock.lastCall?.[0]?.options
  return { first, questions, asked }
}

test('shows requests one after the other and resolves each with its answer', async () => {
  const { first, questions, asked } = begin()
  const page = {}
  const answers = [questions.add(page, 'Remove?'), questions.add(page, 'Really?')]
  expect(asked()).toBe('Remove?')
  expect(first).toHaveBeenCalledTimes(1)
  questions.answer(true)
  expect(asked()).toBe('Really?')
  questions.answer(false)
  expect(asked()).toBeUndefined()
  expect(await Promise.all(answers)).toEqual([true, false])
})

test('cancels the requests of one owner anywhere in the queue', async () => {
  const { questions, asked } = begin()
  const [row, page] = [{}, {}]
  const gone = [questions.add(row, 'Pause?'), questions.add(row, 'Pause again?')]
  const stays = questions.add(page, 'Remove?')
  questions.cancel(row)
  expect(await Promise.all(gone)).toEqual([false, false])
  expect(asked()).toBe('Remove?')
  questions.answer(true)
  expect(await stays).toBe(true)
})

test('cancels all requests', async () => {
  const { questions, asked } = begin()
  const answers = [questions.add({}, 'One?'), questions.add({}, 'Two?')]
  questions.cancelAll()
  expect(await Promise.all(answers)).toEqual([false, false])
  expect(asked()).toBeUndefined()
  // A late answer has no effect.
  questions.answer(true)
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runAfterPress, trackPointerPress } from './pointerPress.ts'

let stop: () => void
const dispatch = (type: string) => document.dispatchEvent(new Event(type))
const nextTask = () => new Promise((resolve) => setTimeout(resolve, 5))
beforeEach(() => {
  stop = trackPointerPress(document)
})
afterEach(() => stop())

test('runs at once while nothing is pressed', () => {
  const callback = vi.fn()
  runAfterPress(callback)
  expect(callback).toHaveBeenCalledOnce()
})

test.each(['pointerup', 'pointercancel', 'keydown'])('runs after the end of a press: %s', async (end) => {
  const callback = vi.fn()
  dispatch('pointerdown')
  runAfterPress(callback)
  await nextTask()
  expect(callback).not.toHaveBeenCalled()
  dispatch(end)
  // The click is dispatched with the end of the press, before the callbacks.
  expect(callback).not.toHaveBeenCalled()
  await nextTask()
  expect(callback).toHaveBeenCalledOnce()
})

test('waits for the second press when another starts at once', async () => {
  const callback = vi.fn()
  dispatch('pointerdown')
  runAfterPress(callback)
  dispatch('pointerup')
  dispatch('pointerdown')
  await nextTask()
  expect(callback).not.toHaveBeenCalled()
  dispatch('pointerup')
  await nextTask()
  expect(callback).toHaveBeenCalledOnce()
})

test('several forms track one document, and the last to unmount drops the queue', async () => {
  const callback = vi.fn()
  const another = trackPointerPress(document)
  another()
  dispatch('pointerdown')
  runAfterPress(callback)
  stop()
  stop = trackPointerPress(document)
  dispatch('pointerup')
  await nextTask()
  expect(callback).not.toHaveBeenCalled()
})

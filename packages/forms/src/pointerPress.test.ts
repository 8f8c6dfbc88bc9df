import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runAfterPress, trackPointerPress } from './pointerPress.ts'

let stop: () => void
const tell = (type: string) => document.dispatchEvent(new Event(type))
const moment = () => new Promise((resolve) => setTimeout(resolve, 5))
beforeEach(() => {
  stop = trackPointerPress(document)
})
afterEach(() => stop())

test('runs at once while nothing is pressed', () => {
  const work = vi.fn()
  runAfterPress(work)
  expect(work).toHaveBeenCalledOnce()
})

test.each(['pointerup', 'pointercancel', 'keydown'])('runs after the end of a press: %s', async (end) => {
  const work = vi.fn()
  tell('pointerdown')
  runAfterPress(work)
  await moment()
  expect(work).not.toHaveBeenCalled()
  tell(end)
  // The click is dispatched with the end of the press, before the callbacks.
  expect(work).not.toHaveBeenCalled()
  await moment()
  expect(work).toHaveBeenCalledOnce()
})

test('waits for the second press when another starts at once', async () => {
  const work = vi.fn()
  tell('pointerdown')
  runAfterPress(work)
  tell('pointerup')
  tell('pointerdown')
  await moment()
  expect(work).not.toHaveBeenCalled()
  tell('pointerup')
  await moment()
  expect(work).toHaveBeenCalledOnce()
})

test('several forms track one document, and the last to unmount drops the queue', async () => {
  const work = vi.fn()
  const another = trackPointerPress(document)
  another()
  tell('pointerdown')
  runAfterPress(work)
  stop()
  stop = trackPointerPress(document)
  tell('pointerup')
  await moment()
  expect(work).not.toHaveBeenCalled()
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runAfterPress, trackPointerPress } from './pointerPress.ts'

let stop: () => void
const tell = (type: string) => document.dispatchEvent(new Event(type))
const moment = () => new Promise((resolve) => setTimeout(resolve, 5))
beforeEach(() => {
  stop = trackPointerPress(document)
})
afterEach(() => stop())

test('is done at once when nothing is pressed', () => {
  const work = vi.fn()
  runAfterPress(work)
  expect(work).toHaveBeenCalledOnce()
})

test.each(['pointerup', 'pointercancel', 'keydown'])('waits for the end of a press: %s', async (end) => {
  const work = vi.fn()
  tell('pointerdown')
  runAfterPress(work)
  await moment()
  expect(work).not.toHaveBeenCalled()
  tell(end)
  // The click comes in the same moment as the end of the press, and before what waited.
  expect(work).not.toHaveBeenCalled()
  await moment()
  expect(work).toHaveBeenCalledOnce()
})

test('of a press that begins again at once, the second end counts', async () => {
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

test('several forms watch one document, and the last that goes takes what waits with it', async () => {
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

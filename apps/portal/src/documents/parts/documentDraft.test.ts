import { expect, test, vi } from 'vitest'
import { createDocumentDraft } from './documentDraft.ts'

const found = (body: unknown) => ({ body, savedAt: new Date('2026-11-20T09:00:00Z'), isPinned: true })
const settle = () => new Promise((resolve) => setTimeout(resolve))

/** A device whose writes take different times. */
function createDevice() {
  let kept: object | undefined
  let delay = 20
  return {
    read: () => kept,
    keep: vi.fn(async (draft: object) => {
      delay -= 5
      await new Promise((resolve) => setTimeout(resolve, Math.max(delay, 0)))
      kept = draft
    }),
    forget: vi.fn(() => {
      kept = undefined
    }),
  }
}

test('the last write stays', async () => {
  const device = createDevice()
  const draft = createDocumentDraft({ found: null, ...device }, () => undefined)
  for (const text of ['a', 'ab', 'abc']) draft.write(text)
  draft.setHasUnkept(true)
  await vi.waitFor(() => expect(device.read()).toEqual({ text: 'abc', hadUnkept: true }))
  expect(draft.read()).toBe('abc')
})

test('nothing is kept after it was cleared, whatever is still being written', async () => {
  const device = createDevice()
  const draft = createDocumentDraft({ found: null, ...device }, () => undefined)
  draft.write('a')
  draft.write('ab')
  draft.clear()
  draft.write('abc')
  await vi.waitFor(() => expect(device.forget).toHaveBeenCalledOnce())
  await settle()
  expect(device.read()).toBeUndefined()
})

test('knows that a number has to be entered again', () => {
  const device = createDevice()
  expect(createDocumentDraft({ found: found({ text: 'a', hadUnkept: true }), ...device }, () => undefined)).toMatchObject({
    hadUnkept: true,
  })
})

test.each([[null], [undefined], [{ text: 1 }], ['a']])('%j of another version counts as none', (body) => {
  const draft = createDocumentDraft({ found: found(body), ...createDevice() }, () => undefined)
  expect([draft.read(), draft.hadUnkept]).toEqual([null, false])
})

test('reports that the device cannot keep it', async () => {
  const onError = vi.fn()
  const keep = () => Promise.reject(new Error('no caches'))
  createDocumentDraft({ found: null, keep, forget: () => undefined }, onError).write('a')
  await vi.waitFor(() => expect(onError).toHaveBeenCalledOnce())
})

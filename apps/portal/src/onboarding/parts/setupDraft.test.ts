import { expect, test, vi } from 'vitest'
import { memoryStorage } from '../../storyHarness/memoryStorage.ts'
import { createSetupDraft, isLocalDraftNewer } from './setupDraft.ts'

const earlier = '2026-11-21T13:00:00.000Z'
const now = '2026-11-21T13:32:00.000Z'
const later = '2026-11-21T14:00:00.000Z'
const typed = (company_name: string) => JSON.stringify({ version: 1, values: { company_name } })
const onServer = (company_name: string, updated_at = earlier) => ({ values: { company_name }, updated_at })

type Options = Partial<Parameters<typeof createSetupDraft>[0]>

function open(options: Options = {}, memory = memoryStorage()) {
  const timers: (() => void)[] = []
  const save = vi.fn((values: object) => Promise.resolve({ values, updated_at: now }))
  const remove = vi.fn(() => Promise.resolve())
  const draft = createSetupDraft({
    form: 'company',
    userId: 'usr_1',
    storage: memory.open(),
    clock: () => new Date(now),
    server: null,
    isSignedIn: () => true,
    save,
    remove,
    setTimer(run) {
      timers.push(run)
      return () => void timers.splice(timers.indexOf(run), 1)
    },
    ...options,
  })
  return { draft, memory, save, remove, timers }
}

const local = { text: 'x', typedAt: now, continues: earlier, isSaved: false }
test.each([
  ['nothing is on this device', undefined, onServer('x'), false],
  ['the server has nothing', local, null, true],
  ['the server has nothing any more', { ...local, isSaved: true }, null, false],
  ['the server cannot be asked', local, undefined, true],
  ['it continues that of the server', { ...local, continues: later }, onServer('x', later), true],
  ['another device has saved before', local, onServer('x', '2026-11-21T13:10:00.000Z'), true],
  ['another device has saved since', local, onServer('x', later), false],
])('the draft on this device, when %s', (_when, draft, server, expected) => {
  expect(isLocalDraftNewer(draft, server)).toBe(expected)
})

test('the draft of another device fills the form', () => {
  expect(open({ server: onServer('Zuma Rock') }).draft.read()).toBe(typed('Zuma Rock'))
})

test('a reload keeps what was typed, of one user and one form', () => {
  const { draft, memory } = open()
  draft.write(typed('Zuma'))
  expect(open({}, memory).draft.read()).toBe(typed('Zuma'))
  expect(open({ userId: 'usr_2' }, memory).draft.read()).toBeNull()
  expect(open({ form: 'address' }, memory).draft.read()).toBeNull()
})

test('a storage that is full keeps no draft from the server', async () => {
  const setItem = () => {
    throw new Error('full')
  }
  const { draft, save } = open({ storage: { ...memoryStorage().open(), setItem } })
  expect(() => draft.write(typed('Zuma'))).toThrow('full')
  expect(await draft.flush()).toBe(true)
  expect(save).toHaveBeenCalledWith({ company_name: 'Zuma' })
})

test('a tab that is left does not overwrite what was typed in another tab', async () => {
  const { draft, memory } = open({ save: () => Promise.reject(new Error('offline')) })
  draft.write(typed('Zuma'))
  open({}, memory).draft.write(typed('Zuma Rock'))
  await expect(draft.flush()).rejects.toThrow('offline')
  expect(open({}, memory).draft.read()).toBe(typed('Zuma Rock'))
})

test('what was typed just before a reload is sent after it, once', async () => {
  const { draft, memory } = open()
  draft.write(typed('Zuma'))
  const reloaded = open({}, memory)
  await reloaded.draft.flush()
  await reloaded.draft.flush()
  expect(reloaded.save.mock.calls).toEqual([[{ company_name: 'Zuma' }]])
})

test('a reload keeps what was typed while a save was under way, which the server dates later', async () => {
  const response = Promise.withResolvers<void>()
  const save = vi.fn((values: object) => response.promise.then(() => ({ values, updated_at: later })))
  const { draft, memory } = open({ save })
  draft.write(typed('Z'))
  const saved = draft.flush()
  await vi.waitFor(() => expect(save).toHaveBeenCalled())
  draft.write(typed('Zuma'))
  response.resolve()
  await saved
  expect(open({ server: onServer('Z', later) }, memory).draft.read()).toBe(typed('Zuma'))
})

test('a reload keeps what was typed while a save was under way whose response it did not wait for', async () => {
  const save = vi.fn(() => new Promise<never>(() => undefined))
  const { draft, memory } = open({ form: 'identity', save })
  draft.write(JSON.stringify({ version: 1, values: { fname: 'A', document_id: '12345678901' } }))
  void draft.flush()
  await vi.waitFor(() => expect(save).toHaveBeenCalled())
  const newer = JSON.stringify({ version: 1, values: { fname: 'Ada' } })
  draft.write(newer)
  const reloaded = open({ form: 'identity', server: { values: { fname: 'A' }, updated_at: later } }, memory)
  expect(reloaded.draft.read()).toBe(newer)
  await reloaded.draft.flush()
  expect(reloaded.save).toHaveBeenCalledOnce()
  // Another device has saved since.
  expect(open({ form: 'identity', server: { values: { fname: 'B' }, updated_at: later } }, memory).draft.read()).toContain('"B"')
})

test('is sent once after a pause in typing, and again before leaving only if it changed', async () => {
  const { draft, save, timers } = open()
  draft.write(typed('Z'))
  draft.write(typed('Zuma'))
  expect(timers).toHaveLength(1)
  timers[0]?.()
  expect(await draft.flush()).toBe(true)
  expect(save.mock.calls).toEqual([[{ company_name: 'Zuma' }]])
})

test('is not sent once the user is logged out, and stays on this device', async () => {
  const { draft, memory, save } = open({ isSignedIn: () => false })
  draft.write(typed('Zuma'))
  await expect(draft.flush()).rejects.toThrow('logged out')
  expect(save).not.toHaveBeenCalled()
  const loggedInAgain = open({}, memory)
  await loggedInAgain.draft.flush()
  expect(loggedInAgain.save.mock.calls).toEqual([[{ company_name: 'Zuma' }]])
})

test('what is no field of a draft is not sent', async () => {
  const { draft, save } = open({ form: 'identity' })
  draft.write(JSON.stringify({ version: 1, values: { fname: 'Ada', lname: '12345678901', document_id: '12345678901' } }))
  await draft.flush()
  expect(save.mock.calls).toEqual([[{ fname: 'Ada', lname: '' }]])
})

test('a failed save is reported, stays on this device and can be repeated', async () => {
  const save = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(onServer('Zuma', now))
  const { draft, memory } = open({ save })
  draft.write(typed('Zuma'))
  await expect(draft.flush()).rejects.toThrow('offline')
  expect(open({}, memory).draft.read()).toBe(typed('Zuma'))
  expect(await draft.flush()).toBe(true)
})

test('nothing typed is nothing saved', async () => {
  const { draft, save } = open()
  expect(await draft.flush()).toBe(false)
  expect(await open({ server: onServer('Zuma') }).draft.flush()).toBe(true)
  expect(save).not.toHaveBeenCalled()
})

test('a draft of the server that is not known is never overwritten', async () => {
  const { draft, save, timers } = open({ server: undefined })
  draft.write(typed('Zuma'))
  expect(timers).toEqual([])
  await expect(draft.flush()).rejects.toThrow()
  expect(save).not.toHaveBeenCalled()
})

test('a save that ended before the answer to the form may have come after it, and is undone', async () => {
  const { draft, save, remove, timers } = open()
  draft.write(typed('Zuma'))
  timers[0]?.()
  draft.beginSubmit?.()
  await vi.waitFor(() => expect(save).toHaveBeenCalledOnce())
  await new Promise((resolve) => setTimeout(resolve))
  draft.clear()
  await vi.waitFor(() => expect(remove).toHaveBeenCalledOnce())
})

test('a save that ended before the form was sent is deleted by the server', async () => {
  const { draft, remove, timers } = open()
  draft.write(typed('Zuma'))
  await draft.flush()
  draft.beginSubmit?.()
  expect(timers).toEqual([])
  draft.clear()
  await new Promise((resolve) => setTimeout(resolve))
  expect(remove).not.toHaveBeenCalled()
})

test('a form that was sent leaves no draft, not even by a save that was under way', async () => {
  const answer = Promise.withResolvers<ReturnType<typeof onServer>>()
  const save = vi.fn(() => answer.promise)
  const { draft, memory, remove } = open({ save })
  draft.write(typed('Zuma'))
  const saving = draft.flush()
  await vi.waitFor(() => expect(save).toHaveBeenCalledOnce())
  draft.clear()
  draft.write(typed('Zuma Rock'))
  answer.resolve(onServer('Zuma', now))
  await saving
  await vi.waitFor(() => expect(remove).toHaveBeenCalledOnce())
  expect(save).toHaveBeenCalledOnce()
  expect(memory.values.size).toBe(0)
})

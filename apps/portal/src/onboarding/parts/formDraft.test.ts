import { expect, test } from 'vitest'
import { memoryStorage } from '../../storyHarness/memoryStorage.ts'
import { createFormDraft } from './formDraft.ts'

test('a draft belongs to one user and one form', () => {
  const memory = memoryStorage()
  const storage = memory.open()
  createFormDraft(storage, 'COMPANY', 'usr_1').write('mine')
  expect(createFormDraft(storage, 'COMPANY', 'usr_2').read()).toBeNull()
  expect(createFormDraft(storage, 'ADDRESS', 'usr_1').read()).toBeNull()
  createFormDraft(storage, 'COMPANY', 'usr_1').clear()
  expect(memory.values.size).toBe(0)
})

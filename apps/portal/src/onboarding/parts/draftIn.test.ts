import { expect, test } from 'vitest'
import { memoryStorage } from '../../stage/memoryStorage.ts'
import { draftIn } from './draftIn.ts'

test('a draft belongs to one person and one form', () => {
  const memory = memoryStorage()
  const storage = memory.open()
  draftIn(storage, 'COMPANY', 'usr_1').write('mine')
  expect(draftIn(storage, 'COMPANY', 'usr_2').read()).toBeNull()
  expect(draftIn(storage, 'ADDRESS', 'usr_1').read()).toBeNull()
  draftIn(storage, 'COMPANY', 'usr_1').clear()
  expect(memory.values.size).toBe(0)
})

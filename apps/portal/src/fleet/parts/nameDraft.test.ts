import { expect, test } from 'vitest'
import { nameDraft } from './nameDraft.ts'

test.each([
  [{ registration_number: 'KJA-456XY', brand: 'Toyota', name: 'Hiace' }, 'KJA-456XY'],
  [{ registration_number: ' ', brand: 'Toyota', name: ' Hiace ' }, 'Toyota Hiace'],
  [{ fname: 'Adéṣọlá', lname: '' }, 'Adéṣọlá'],
  [{ fname: 'Adéṣọlá', lname: 'O’Connor' }, 'Adéṣọlá O’Connor'],
  [{ seats: '14' }, undefined],
])('%j is called %j', (values, name) => {
  expect(nameDraft(JSON.stringify({ version: 1, values }))).toBe(name)
})

test.each(['', '{"version":1}', '{"values":{"fname":5}}'])('a damaged draft has no name: %s', (draft) => {
  expect(nameDraft(draft)).toBeUndefined()
})

import { expect, test } from 'vitest'
import { getInitials, getTone } from './getInitials.ts'

test.each([
  ['Adaeze Okafor', 'person', 'AO'],
  ['  musa   ibrahim bello ', 'person', 'MB'],
  ['Okafor Mobility Limited', 'company', 'OM'],
  ['Funmi', 'person', 'F'],
  ['Chidi Ọlá', 'person', 'CỌ'],
  ['🚌 Lines', 'company', '🚌L'],
  ['', 'person', ''],
] as const)('%s, a %s', (name, shape, letters) => expect(getInitials(name, shape)).toBe(letters))

test('the same name always has the same tone', () => {
  expect(getTone('Musa Bello')).toBe(getTone('Musa Bello'))
  const names = Array.from({ length: 60 }, (_, index) => `Person ${index}`)
  expect(new Set(names.map((name) => getTone(name))).size).toBe(5)
})

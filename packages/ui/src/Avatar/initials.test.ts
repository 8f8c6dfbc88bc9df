import { expect, test } from 'vitest'
import { initials, toneOf } from './initials.ts'

test.each([
  ['Adaeze Okafor', 'person', 'AO'],
  ['  musa   ibrahim bello ', 'person', 'MB'],
  ['Okafor Mobility Limited', 'company', 'OM'],
  ['Funmi', 'person', 'F'],
  ['Chidi Ọlá', 'person', 'CỌ'],
  ['🚌 Lines', 'company', '🚌L'],
  ['', 'person', ''],
] as const)('%s, a %s', (name, shape, letters) => expect(initials(name, shape)).toBe(letters))

test('a name keeps its tone', () => {
  expect(toneOf('Musa Bello')).toBe(toneOf('Musa Bello'))
  const names = Array.from({ length: 60 }, (_, index) => `Person ${index}`)
  expect(new Set(names.map((name) => toneOf(name))).size).toBe(5)
})

import { expect, test } from 'vitest'
import { boundedText } from './fieldRules.ts'

const text = boundedText(1, 20, 'Please enter a name')

test.each([
  ['  Okafor Mobility ', 'Okafor Mobility'],
  ['Okafor\u0007 Mobility', 'Okafor Mobility'],
  ['Okafor \u202EytiliboM', 'Okafor ytiliboM'],
  ['\u2066Okafor\u2069', 'Okafor'],
  ['One line\nand another', 'One line\nand another'],
  ['Ọmọ́táyọ̀', 'Ọmọ́táyọ̀'],
  ['🚌\u200D👨', '🚌\u200D👨'],
])('%j comes out as %j', (given, clean) => {
  expect(text.parse(given)).toBe(clean)
})

test('a text of unseen characters alone is missing', () => {
  expect(text.safeParse('\u202E \u0000').error?.issues[0]?.message).toBe('Please enter a name')
})

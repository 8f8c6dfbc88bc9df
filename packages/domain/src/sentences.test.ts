import { expect, test } from 'vitest'
import { endSentence, listSome } from './sentences.ts'

test.each([
  ['For one director of Eze Mobility', 'For one director of Eze Mobility.'],
  ['For one director of Eze Mobility Ltd.', 'For one director of Eze Mobility Ltd.'],
  ['You belong to Yaba Buses and Who Moves?', 'You belong to Yaba Buses and Who Moves?'],
  ['Paid to Okafor & Sons Ltd. ', 'Paid to Okafor & Sons Ltd.'],
  ['They call it “Go!”', 'They call it “Go!”'],
  ['The drivers of St. Peter', 'The drivers of St. Peter.'],
])('%s', (text, sentence) => expect(endSentence(text)).toBe(sentence))

test.each([
  [[], 0, ''],
  [['A'], 1, 'A'],
  [['A', 'B'], 2, 'A and B'],
  [['A', 'B', 'C'], 3, 'A, B and C'],
  [['A', 'B', 'C', 'D'], 4, 'A, B and 2 more'],
  [['A', 'B', 'C'], 40, 'A, B and 38 more'],
  [['A', 'B', 'C'], 4206, 'A, B and 4,204 more'],
])('%j of %i', (names, total, words) => expect(listSome(names, total)).toBe(words))

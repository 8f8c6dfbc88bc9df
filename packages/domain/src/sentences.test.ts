import { expect, test } from 'vitest'
import { endSentence } from './sentences.ts'

test.each([
  ['For one director of Eze Mobility', 'For one director of Eze Mobility.'],
  ['For one director of Eze Mobility Ltd.', 'For one director of Eze Mobility Ltd.'],
  ['You belong to Yaba Buses and Who Moves?', 'You belong to Yaba Buses and Who Moves?'],
  ['Paid to Okafor & Sons Ltd. ', 'Paid to Okafor & Sons Ltd.'],
  ['They call it “Go!”', 'They call it “Go!”'],
  ['The drivers of St. Peter', 'The drivers of St. Peter.'],
])('%s', (text, sentence) => expect(endSentence(text)).toBe(sentence))

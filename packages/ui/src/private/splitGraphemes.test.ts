import { expect, test } from 'vitest'
import { splitGraphemes } from './splitGraphemes.ts'

test.each<[string, string[]]>([
  ['', []],
  ['Ada', ['A', 'd', 'a']],
  ['Ọ\u0301lá', ['Ọ\u0301', 'l', 'á']],
  ['👩🏾‍✈️!', ['👩🏾‍✈️', '!']],
])('%j', (text, graphemes) => expect(splitGraphemes(text)).toEqual(graphemes))

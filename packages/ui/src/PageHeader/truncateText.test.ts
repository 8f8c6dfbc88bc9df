import { expect, test } from 'vitest'
import { truncateText } from './truncateText.ts'

test.each([
  ['Okafor Mobility', 'Okafor Mobility'],
  ['Okafor Mobility Limited', 'Okafor Mobility…'],
  ['', ''],
  // Counted in graphemes: a letter with accents is one, and so is a family emoji.
  ['Ọ̀ṣun Transport Co', 'Ọ̀ṣun Transport …'],
  ['👨‍👩‍👧 Family Rides 12', '👨‍👩‍👧 Family Rides …'],
])('%s', (name, short) => expect(truncateText(name, 15)).toBe(short))

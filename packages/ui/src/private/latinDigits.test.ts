import { expect, test } from 'vitest'
import { toLatinDigits } from './latinDigits.ts'

test.each([
  ['Arabic', '٠١٢٣٤٥٦٧٨٩'],
  ['Persian', '۰۱۲۳۴۵۶۷۸۹'],
  ['Nko', '߀߁߂߃߄߅߆߇߈߉'],
  ['Devanagari', '०१२३४५६७८९'],
  ['Bengali', '০১২৩৪৫৬৭৮৯'],
  ['Thai', '๐๑๒๓๔๕๖๗๘๙'],
  ['Tibetan', '༠༡༢༣༤༥༦༧༨༩'],
  ['full width', '０１２３４５６７８９'],
  ['Adlam', '𞥐𞥑𞥒𞥓𞥔𞥕𞥖𞥗𞥘𞥙'],
  ['Latin', '0123456789'],
])('%s digits', (_, digits) => expect(toLatinDigits(digits)).toBe('0123456789'))

test.each([
  ['mathematical', '𝟎𝟗'],
  ['mathematical bold', '𝟬𝟵'],
])('%s digits', (_, digits) => expect(toLatinDigits(digits)).toBe('09'))

test('leaves other characters unchanged', () => expect(toLatinDigits('Ẹ̀kọ́ ٢٣٤ ½ ² +１')).toBe('Ẹ̀kọ́ 234 ½ ² +1'))

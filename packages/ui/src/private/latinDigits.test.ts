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
])('%s figures', (_, figures) => expect(toLatinDigits(figures)).toBe('0123456789'))

test('the rest of a text stays', () => expect(toLatinDigits('Ẹ̀kọ́ ٢٣٤ +１')).toBe('Ẹ̀kọ́ 234 +1'.normalize('NFKC')))

import { expect, test } from 'vitest'
import { hasCreditNote, sumTaxYear } from './taxYear.ts'

const slip = (gross_kobo: number, wht_kobo: number, status: string) => ({
  gross_kobo,
  wht_base_kobo: gross_kobo - 1,
  wht_kobo,
  credit_note: { status },
})

test('the sums of a year, by credit note', () => {
  expect(
    sumTaxYear([slip(1001, 101, 'pending'), slip(2002, 202, 'available'), slip(3003, 0, 'pending'), slip(1, 7, 'unheard of')]),
  ).toEqual({
    gross_kobo: 6007,
    wht_base_kobo: 6003,
    wht_kobo: 310,
    credited_kobo: 202,
    pending_kobo: 108,
  })
  expect(sumTaxYear([])).toEqual({ gross_kobo: 0, wht_base_kobo: 0, wht_kobo: 0, credited_kobo: 0, pending_kobo: 0 })
})

test.each([
  ['available', 100, true],
  ['pending', 100, false],
  ['available', 0, false],
  ['a new status', 100, false],
])('the credit note that is %s, of %i kobo, can be downloaded: %s', (status, wht_kobo, expected) =>
  expect(hasCreditNote({ wht_kobo, credit_note: { status } })).toBe(expected),
)

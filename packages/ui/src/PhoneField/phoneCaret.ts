import { extractPhoneDigits } from './phoneDigits.ts'

/** The number of digits before an index of a text. */
export const countDigitsBefore = (text: string, index: number): number => extractPhoneDigits(text.slice(0, index)).length

/** The index in a formatted number after its first `digitCount` digits; the end of the text after the last digit. */
export function getIndexAfterDigits(text: string, digitCount: number): number {
  if (digitCount <= 0) return 0
  let seen = 0
  for (let index = 0; index < text.length; index++) {
    if (/[+\d]/.test(text[index] ?? '')) seen++
    if (seen === digitCount) return seen === extractPhoneDigits(text).length ? text.length : index + 1
  }
  return text.length
}

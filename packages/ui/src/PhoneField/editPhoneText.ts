import { findCallingCode, getCallingCode } from '../private/phone/callingCodes.ts'
import { countDigitsBefore } from './phoneCaret.ts'
import { extractPhoneDigits, normalizeDigits } from './phoneDigits.ts'
import { maxDigits } from './emptyPhone.ts'
import type { PhoneRejection } from './phoneRules.ts'

export interface PhoneEditInput {
  /** The digits before the edit. */
  before: string
  /** The text and the caret after the browser applied the edit. */
  text: string
  caret: number
  /** `inputType` of the event. */
  inputType: string
  country: string
}

export interface PhoneEditResult {
  typed: string
  /** Number of digits before the caret. */
  caret: number
  rejection: PhoneRejection | null
}

const trunkDigits = 2

// Anything but digits and the separators that people type between them.
const invalidCharacters = /[^\p{Nd}\p{Z}\p{Pd}\p{Cf}().·/−,]/u

const getMaxLength = (typed: string, country: string): number =>
  typed.startsWith('+') ? maxDigits + 1 : maxDigits + trunkDigits - getCallingCode(country).length

/** Cuts digits that are beyond the longest possible number. */
export const truncateDigits = (typed: string, country: string): string => typed.slice(0, Math.max(getMaxLength(typed, country), 1))

/** Applies an edit. The caret is counted in digits, because separators come and go. */
export function editPhoneText({ before, text, caret, inputType, country }: PhoneEditInput): PhoneEditResult {
  const caretDigits = countDigitsBefore(text, caret)
  if (inputType.startsWith('delete')) {
    const remaining = extractPhoneDigits(text)
    if (remaining !== before) return { typed: remaining, caret: caretDigits, rejection: null }
    // Only a separator was deleted: delete the digit next to it.
    const from = inputType.endsWith('Forward') ? caretDigits : caretDigits - 1
    const start = Math.max(from, 0)
    return { typed: before.slice(0, start) + before.slice(from + 1), caret: start, rejection: null }
  }
  const typed = normalizeDigits(text)
  const truncated = truncateDigits(typed, country)
  // `00` became one plus.
  const nextCaret = caretDigits - (caretDigits > 1 ? extractPhoneDigits(text).length - typed.length : 0)
  return {
    typed: truncated,
    caret: Math.min(nextCaret, truncated.length),
    rejection: truncated.length < typed.length ? 'maxDigits' : invalidCharacters.test(text.trim().replace(/^\+/, '')) ? 'digitsOnly' : null,
  }
}

/** The digits without a typed calling code, for a change of country. */
export function changeCallingCode(typed: string): string {
  return typed.startsWith('+') ? typed.slice(1 + findCallingCode(typed.slice(1)).length) : typed
}

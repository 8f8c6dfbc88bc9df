import { changeCallingCode, editPhoneText, truncateDigits } from './editPhoneText.ts'
import { extractPhone, hideCallingCode } from './extractPhone.ts'
import { extractPhoneDigits } from './phoneDigits.ts'
import type { PhoneAction, PhoneActionResult, PhoneRules, PhoneState } from './phoneRules.ts'

interface PhoneActionInput {
  state: PhoneState
  action: PhoneAction
  defaultCountry: string
  parse: PhoneRules['parse']
}

/** The next state of a phone field after an action. */
export function applyPhoneAction({ state, action, defaultCountry, parse }: PhoneActionInput): PhoneActionResult {
  const { typed, country } = state
  // After a number without a country, national digits belong to the default country again.
  const getCountryFor = (next: string) => (country === '' && !next.startsWith('+') ? defaultCountry : country)
  const normalize = (next: string, digitsAfterCaret = 0): PhoneActionResult => {
    const truncated = truncateDigits(next, getCountryFor(next))
    const nextCountry = parse(truncated, getCountryFor(truncated)).country
    const shown = hideCallingCode(truncated, nextCountry, parse)
    const rejection = truncated === next ? null : 'maxDigits'
    return { typed: shown, country: nextCountry, caret: Math.max(shown.length - digitsAfterCaret, 0), rejection }
  }
  const reject = (): PhoneActionResult => ({ ...state, rejection: 'digitsOnly' })

  if (action.kind === 'changeCountry') {
    const moved = truncateDigits(changeCallingCode(typed), action.country)
    return { typed: moved, country: action.country, caret: moved.length, rejection: null }
  }
  if (action.kind === 'blur') return normalize(typed)
  if (action.kind === 'paste') {
    const phone = extractPhone(action.text)
    if (phone === '') return reject()
    if (phone.startsWith('+')) return normalize(phone)
    const after = extractPhoneDigits(action.after)
    return normalize(extractPhoneDigits(action.before) + phone + after, after.length)
  }
  // Several digits at once come from autofill, not from typing.
  if (action.isAutofill || extractPhoneDigits(action.text).length > typed.length + 1) {
    const phone = extractPhone(action.text)
    return phone === '' && action.text !== '' ? reject() : normalize(phone)
  }
  const next = editPhoneText({ before: typed, text: action.text, caret: action.caret, inputType: action.inputType, country })
  return { ...next, country: getCountryFor(next.typed) }
}

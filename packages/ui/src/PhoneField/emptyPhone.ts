import type { ParsedPhone } from './phoneRules.ts'

/** Digits of the longest E.164 number, calling code included. */
export const maxDigits = 15

export const createEmptyPhone = (country: string): ParsedPhone => ({
  value: '',
  country,
  national: '',
  valid: false,
  possible: false,
  reason: null,
  verified: false,
})

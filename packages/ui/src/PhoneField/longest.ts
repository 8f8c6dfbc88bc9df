import type { PhoneReading } from './phoneRules.ts'

/** The longest number that there can be, with its calling code. */
export const longest = 15

export const nothing = (country: string): PhoneReading => ({
  value: '',
  country,
  national: '',
  valid: false,
  possible: false,
  reason: null,
  checked: false,
})

/** Why a text is no telephone number. */
export type PhoneProblem = 'tooShort' | 'tooLong' | 'unknownCode' | 'invalid'

/** What is known about a number. */
export interface PhoneDetails {
  /** ISO 3166-1 alpha-2; empty for numbers of no country, such as +800. */
  country: string
  /** The digits after the calling code. */
  national: string
  /** It is a number that can be given out; without the rules at hand, one that may be. */
  valid: boolean
  /** Its length is right. */
  possible: boolean
  reason: PhoneProblem | null
  /** The rules of its country were at hand. */
  checked: boolean
}

export interface PhoneReading extends PhoneDetails {
  /** E.164, or empty. */
  value: string
}

/**
 * How numbers are read and written. Both take what was typed as figures, led by a plus where it is international;
 * a field starts with the rules that need no data, and goes on with all of them.
 */
export interface PhoneRules {
  read: (typed: string, country: string) => PhoneReading
  /** The same figures, in the groups of their country. */
  write: (typed: string, country: string) => string
}

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

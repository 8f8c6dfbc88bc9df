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

/** What cannot stand in a number: letters and signs, or one figure too many. */
export type PhoneRefusal = 'letters' | 'full'

/** What the field holds: figures, led by a plus where they are international, of which country, and behind how many the caret stands. */
export interface PhonePlace {
  typed: string
  country: string
  caret: number
}

/** What somebody does to the field. */
export type PhoneAct =
  /** The browser changed the text; `how` is its `inputType`. */
  | { kind: 'edit'; text: string; caret: number; how: string; isFilledIn: boolean }
  /** A text comes between what stands before and after the selection. */
  | { kind: 'paste'; text: string; before: string; after: string }
  | { kind: 'move'; country: string }
  /** Nobody types any more. */
  | { kind: 'settle' }

export interface PhoneActed extends PhonePlace {
  refused: PhoneRefusal | null
}

/**
 * How numbers are read, written and edited. A field starts with the rules that need no data, under which its text is what was typed,
 * and goes on with all of them.
 */
export interface PhoneRules {
  read: (typed: string, country: string) => PhoneReading
  /** The same figures, in the groups of their country. */
  write: (typed: string, country: string) => string
  /** The figures as they stand beside their country's code: without that code, where nothing is lost by it. */
  besideCode: (typed: string, country: string) => string
  act: (place: PhonePlace, act: PhoneAct, usualCountry: string) => PhoneActed
  /** The text is written anew while somebody types. */
  isFull: boolean
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

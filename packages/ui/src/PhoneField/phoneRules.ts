import type { KeyboardEvent, SyntheticEvent } from 'react'
import type { HistoryStep, UndoHistory } from '../private/undoHistory.ts'

/** Why a text is not a phone number. */
export type PhoneProblem = 'tooShort' | 'tooLong' | 'unknownCode' | 'invalid'

/** Details of a phone number. */
export interface PhoneDetails {
  /** ISO 3166-1 alpha-2; empty for numbers without a country, such as +800. */
  country: string
  /** The digits after the calling code. */
  national: string
  /** The number can be assigned. Until the numbering plans have loaded, `true` means that it may be. */
  valid: boolean
  /** The length is right. */
  possible: boolean
  reason: PhoneProblem | null
  /** The numbering plan of the country was used. */
  verified: boolean
}

export interface ParsedPhone extends PhoneDetails {
  /** E.164, or empty. */
  value: string
}

/** Why typed characters were rejected: they are not digits, or there are too many digits. */
export type PhoneRejection = 'digitsOnly' | 'maxDigits'

/** The state of the control. */
export interface PhoneState {
  /** Digits, with a leading plus if international. */
  typed: string
  country: string
  /** Number of digits before the caret. */
  caret: number
}

/** A change to the field. */
export type PhoneAction =
  /** The browser changed the text. */
  | { kind: 'edit'; text: string; caret: number; inputType: string; isAutofill: boolean }
  /** A text was pasted between the text before and after the selection. */
  | { kind: 'paste'; text: string; before: string; after: string }
  | { kind: 'changeCountry'; country: string }
  /** The field lost focus. */
  | { kind: 'blur' }

export interface PhoneActionResult extends PhoneState {
  rejection: PhoneRejection | null
}

/** Parses and formats phone numbers. */
export interface PhoneRules {
  parse: (typed: string, country: string) => ParsedPhone
  /** The same digits in the groups of their country. */
  format: (typed: string, country: string) => string
  /** The digits without the calling code that is shown beside the field, if the number stays the same. */
  hideCallingCode: (typed: string, country: string) => string
  /** The calling code of a country without its plus; empty if unknown. */
  getCallingCode: (country: string) => string
  /** Needed to rewrite the text while the user types. Without it the field shows what was typed. */
  editing?: PhoneEditing
}

/** Editing functions that load together with the numbering plans. */
export interface PhoneEditing {
  applyAction: (state: PhoneState, action: PhoneAction, defaultCountry: string) => PhoneActionResult
  countDigitsBefore: (text: string, index: number) => number
  getIndexAfterDigits: (text: string, digitCount: number) => number
  isComposing: (event: KeyboardEvent | SyntheticEvent) => boolean
  isAutofill: (event: SyntheticEvent<HTMLInputElement>) => boolean
  getHistoryStep: (event: KeyboardEvent) => HistoryStep | undefined
  createHistory: () => UndoHistory<PhoneState>
}

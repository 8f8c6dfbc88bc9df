import type { KeyboardEvent, SyntheticEvent } from 'react'

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

/** How numbers are read and written, and what holds for a field before they can be edited. */
export interface PhoneRules {
  read: (typed: string, country: string) => PhoneReading
  /** The same figures, in the groups of their country. */
  write: (typed: string, country: string) => string
  /** The figures as they stand beside their country's code: without that code, where nothing is lost by it. */
  besideCode: (typed: string, country: string) => string
  /** The calling code of a country, without its plus; empty where it is not known. */
  dialOf: (country: string) => string
  /** What a field needs to write its text itself. Without it a text is what was typed. */
  editing?: PhoneEditing
}

export type HistoryWay = 'undo' | 'redo'

/** What comes with the numbering plans. */
export interface PhoneEditing {
  act: (place: PhonePlace, act: PhoneAct, usualCountry: string) => PhoneActed
  /** The figures before a place in a text, and the place behind so many of them. */
  figuresBefore: (text: string, place: number) => number
  placeAfter: (text: string, figures: number) => number
  isComposing: (event: KeyboardEvent | SyntheticEvent) => boolean
  isFilledIn: (event: SyntheticEvent<HTMLInputElement>) => boolean
  historyStep: (event: KeyboardEvent) => HistoryWay | undefined
  newHistory: () => PhoneHistory
}

export interface PhoneHistory {
  record: (before: PhonePlace) => void
  step: (way: HistoryWay, now: PhonePlace) => PhonePlace | undefined
}

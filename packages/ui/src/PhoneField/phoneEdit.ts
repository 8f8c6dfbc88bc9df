import { findCallingCode, getCallingCode } from '../private/phone/callingCodes.ts'
import { figuresBefore } from './caret.ts'
import { figuresIn, figuresOf } from './figures.ts'
import { longest } from './longest.ts'
import type { PhoneRefusal } from './phoneRules.ts'

export interface PhoneEdit {
  /** What the field held, as figures. */
  before: string
  /** What the browser made of the text, and where it left the caret. */
  text: string
  caret: number
  /** `inputType` of the event. */
  kind: string
  country: string
}

export interface EditedPhone {
  typed: string
  /** How many figures stand before the caret. */
  caret: number
  refused: PhoneRefusal | null
}

const trunkRoom = 2

// All but figures and what people put between them.
const foreign = /[^\p{Nd}\p{Z}\p{Pd}\p{Cf}().·/−,]/u

const roomOf = (typed: string, country: string): number =>
  typed.startsWith('+') ? longest + 1 : longest + trunkRoom - getCallingCode(country).length

/** As many figures as a number can have. */
export const fitting = (typed: string, country: string): string => typed.slice(0, Math.max(roomOf(typed, country), 1))

/** What the field holds after an edit, and where the caret stands in it, counted in figures: what lies between them comes and goes. */
export function edited({ before, text, caret, kind, country }: PhoneEdit): EditedPhone {
  const at = figuresBefore(text, caret)
  if (kind.startsWith('delete')) {
    const left = figuresIn(text)
    if (left !== before) return { typed: left, caret: at, refused: null }
    // Only what stands between figures was deleted: the figure beside it is meant.
    const from = kind.endsWith('Forward') ? at : at - 1
    const start = Math.max(from, 0)
    return { typed: before.slice(0, start) + before.slice(from + 1), caret: start, refused: null }
  }
  const typed = figuresOf(text)
  const kept = fitting(typed, country)
  // Two noughts that became a plus count once.
  const moved = at - (at > 1 ? figuresIn(text).length - typed.length : 0)
  return {
    typed: kept,
    caret: Math.min(moved, kept.length),
    refused: kept.length < typed.length ? 'full' : foreign.test(text.trim().replace(/^\+/, '')) ? 'letters' : null,
  }
}

/** The same figures for another country: a code that was typed goes with the country that it was of. */
export function movedTo(typed: string): string {
  return typed.startsWith('+') ? typed.slice(1 + findCallingCode(typed.slice(1)).length) : typed
}

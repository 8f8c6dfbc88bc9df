import { toLatinDigits } from '../private/latinDigits.ts'

/** The digits of a text, in any script, as 0 to 9. */
export const extractDigits = (text: string): string => toLatinDigits(text.normalize('NFKC')).replace(/\D/g, '')

interface OtpEdit {
  /** The code before the edit. */
  before: string
  /** The input's text after the edit. */
  after: string
  length: number
}

/** The code after typing or autofill; undefined if what was typed has no digit, also if it took the place of one. */
export function applyTyping({ before, after, length }: OtpEdit): string | undefined {
  const code = extractDigits(after)
  if (/\P{Nd}/u.test(after) && (code === before || code.length < before.length)) return undefined
  // An extra digit replaces the last one, so that a mistake there is corrected by typing on.
  if (before.length === length && code.length === length + 1 && code.startsWith(before)) return before.slice(0, -1) + code.slice(-1)
  return code.slice(0, length)
}

/** The code after a paste over a selection; undefined if the text has no digit. */
export function applyPaste(before: string, text: string, [start, end]: readonly [number, number], length: number): string | undefined {
  const code = extractDigits(text)
  if (code === '') return undefined
  if (code.length >= length) return code.slice(0, length)
  return (before.slice(0, start) + code + before.slice(end)).slice(0, length)
}

/** The code and the caret after Ctrl+Backspace: without the selected digits, or without those before the caret. */
export function deleteBackward(before: string, [start, end]: readonly [number, number]): [code: string, caret: number] {
  const from = start === end ? 0 : start
  return [before.slice(0, from) + before.slice(end), from]
}

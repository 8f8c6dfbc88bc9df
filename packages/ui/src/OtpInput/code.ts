import { toLatinDigits } from '../private/latinDigits.ts'

/** The figures of a text, whatever stands around them and whichever figures they are. */
export const figures = (text: string): string => toLatinDigits(text).replace(/\D/g, '')

interface Edit {
  /** What the field held. */
  before: string
  /** What the browser made of it. */
  after: string
  length: number
}

/** The code after something was typed or filled in; undefined when nothing in it was a figure. */
export function typed({ before, after, length }: Edit): string | undefined {
  const code = figures(after)
  if (after.length > before.length && code === before) return undefined
  // One more than there is room for takes the last place: a slip at the end is put right by typing on.
  if (before.length === length && code.length === length + 1 && code.startsWith(before)) return before.slice(0, -1) + code.slice(-1)
  return code.slice(0, length)
}

/** The code after a paste over a selection; undefined when the text held no figure. */
export function pasted(before: string, text: string, [start, end]: readonly [number, number], length: number): string | undefined {
  const code = figures(text)
  if (code === '') return undefined
  if (code.length >= length) return code.slice(0, length)
  return (before.slice(0, start) + code + before.slice(end)).slice(0, length)
}

import { figuresIn } from './figures.ts'

/** The figures before a place in a text. */
export const figuresBefore = (text: string, place: number): number => figuresIn(text.slice(0, place)).length

/** The place in a written number behind so many of its figures; behind all of them is the end. */
export function placeAfter(text: string, figures: number): number {
  if (figures <= 0) return 0
  let seen = 0
  for (let place = 0; place < text.length; place++) {
    if (/[+\d]/.test(text[place] ?? '')) seen++
    if (seen === figures) return seen === figuresIn(text).length ? text.length : place + 1
  }
  return text.length
}

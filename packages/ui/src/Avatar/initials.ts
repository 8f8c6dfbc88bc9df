import type { AvatarTone } from './Avatar.tsx'

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })
const first = (word: string): string => letters.segment(word)[Symbol.iterator]().next().value?.segment ?? ''

/** The first letters of the first and the last word, with their marks: "Chidi Ọlá" gives CỌ. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/u)
  const last = words.length > 1 ? words.at(-1) : undefined
  return (first(words[0] ?? '') + first(last ?? '')).toLocaleUpperCase('en')
}

const tones: readonly AvatarTone[] = ['brand', 'success', 'info', 'warning', 'neutral']

/** The same name has the same tone, everywhere and always. */
export function toneOf(name: string): AvatarTone {
  let sum = 0
  for (const letter of name) sum = (Math.imul(sum, 33) ^ (letter.codePointAt(0) ?? 0)) >>> 0
  return tones[sum % tones.length] ?? 'neutral'
}

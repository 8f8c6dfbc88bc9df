import type { AvatarShape, AvatarTone } from './Avatar.tsx'

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })
const first = (word: string): string => letters.segment(word)[Symbol.iterator]().next().value?.segment ?? ''

/**
 * Two first letters with their marks: of a person's first and last name ("Chidi Ada Ọlá" gives CỌ),
 * of a company's first two words, because its last one is often only its legal form.
 */
export function initials(name: string, shape: AvatarShape): string {
  const words = name.trim().split(/\s+/u)
  const second = words.length > 1 ? words.at(shape === 'company' ? 1 : -1) : undefined
  return (first(words[0] ?? '') + first(second ?? '')).toLocaleUpperCase('en')
}

const tones: readonly AvatarTone[] = ['brand', 'success', 'info', 'warning', 'neutral']

/** The same name has the same tone, everywhere and always. */
export function toneOf(name: string): AvatarTone {
  let sum = 0
  for (const letter of name) sum = (Math.imul(sum, 33) ^ (letter.codePointAt(0) ?? 0)) >>> 0
  return tones[sum % tones.length] ?? 'neutral'
}

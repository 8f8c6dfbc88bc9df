import { splitGraphemes } from '../private/splitGraphemes.ts'
import type { AvatarShape, AvatarTone } from './Avatar.tsx'

const first = (word: string): string => splitGraphemes(word)[0] ?? ''

/**
 * Returns two initials with their diacritics: of the first and last name of a person ("Chidi Ada Ọlá" gives CỌ), and of the first two
 * words of a company, because the last one is often only its legal form.
 */
export function getInitials(name: string, shape: AvatarShape): string {
  const nameParts = name.trim().split(/\s+/u)
  const second = nameParts.length > 1 ? nameParts.at(shape === 'company' ? 1 : -1) : undefined
  return (first(nameParts[0] ?? '') + first(second ?? '')).toUpperCase()
}

const tones: readonly AvatarTone[] = ['brand', 'success', 'info', 'warning', 'neutral']

/** Derives a tone from the name. */
export function getTone(name: string): AvatarTone {
  let sum = 0
  for (const letter of name) sum = (Math.imul(sum, 33) ^ (letter.codePointAt(0) ?? 0)) >>> 0
  return tones[sum % tones.length] ?? 'neutral'
}

import { toLatinDigits } from '../private/latinDigits.ts'

/** The figures of a text, led by a plus where that comes before them. */
export function figuresIn(text: string): string {
  const latin = toLatinDigits(text)
  const digits = latin.replaceAll(/\D/g, '')
  return /^\D*\+/.test(latin) ? `+${digits}` : digits
}

/** The figures of a text that was entered: two noughts at the start are a plus too. */
export const figuresOf = (text: string): string => figuresIn(text).replace(/^00/, '+')

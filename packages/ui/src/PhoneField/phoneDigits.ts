import { toLatinDigits } from '../private/latinDigits.ts'

/** The digits of a text, with a leading plus if the text has one before them. */
export function extractPhoneDigits(text: string): string {
  const latin = toLatinDigits(text.normalize('NFKC'))
  const digits = latin.replaceAll(/\D/g, '')
  return /^\D*\+/.test(latin) ? `+${digits}` : digits
}

/** The digits of an entered text; a leading `00` counts as a plus. */
export const normalizeDigits = (text: string): string => extractPhoneDigits(text).replace(/^00/, '+')

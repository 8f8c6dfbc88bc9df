const isDigit = (character: string) => /\p{Nd}/u.test(character)

function toLatinDigit(digit: string): string {
  // Fullwidth and mathematical digits have a Latin equivalent in Unicode.
  const normalized = digit.normalize('NFKC')
  if (/^\d$/.test(normalized)) return normalized
  // The ten digits of a script are consecutive and start at a multiple of 16, or 6 after one.
  const code = digit.codePointAt(0) ?? 0
  const row = code - (code % 16)
  return String(code - (isDigit(String.fromCodePoint(row)) ? row : row + 6))
}

/** Replaces the digits of every script by 0 to 9. */
export const toLatinDigits = (text: string): string => text.replaceAll(/\p{Nd}/gu, toLatinDigit)

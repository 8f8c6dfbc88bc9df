function toLatinDigit(digit: string): string {
  // Fullwidth and mathematical digits have a Latin equivalent in Unicode.
  const code = digit.normalize('NFKC').codePointAt(0) ?? 0
  // The ten digits of a script are consecutive and start at a multiple of 16, or 6 after one.
  const place = code % 16
  return String(/\p{Nd}/u.test(String.fromCodePoint(code - place)) ? place : place - 6)
}

/** Replaces the digits of every script by 0 to 9. */
export const toLatinDigits = (text: string): string => text.replaceAll(/\p{Nd}/gu, toLatinDigit)

const isDigit = (letter: string) => /\p{Nd}/u.test(letter)

/** A text with the figures of every script as 0 to 9. */
export const toLatinDigits = (text: string): string =>
  text.normalize('NFKC').replaceAll(/\p{Nd}/gu, (figure) => {
    const code = figure.codePointAt(0) ?? 0
    // In Unicode the ten figures of a script stand in a row, which starts at a multiple of sixteen or six after one.
    const row = code - (code % 16)
    return String(code - (isDigit(String.fromCodePoint(row)) ? row : row + 6))
  })

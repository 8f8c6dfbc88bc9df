let graphemes: Intl.Segmenter | undefined
/** The graphemes of a text. Most names are in ASCII, which needs no segmenter: the first one is slow to create. */
const split = (text: string): string[] => {
  if (/^[ -~]*$/.test(text)) return text.split('')
  graphemes ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
  return Array.from(graphemes.segment(text), ({ segment }) => segment)
}

/** Whether a text is a valid name: letters of any script, parts joined by a single space or hyphen (spec section 5). */
export function isName(text: string): boolean {
  return /^\p{L}[\p{L}\p{M}]*(?:[ -]\p{L}[\p{L}\p{M}]*)*$/u.test(text)
}

/** Like `isName`, and also accepts apostrophes as on identity documents: "O'Connor", "D’Almeida". */
export function isPersonName(text: string): boolean {
  return /^\p{L}[\p{L}\p{M}]*(?:[ '’-]\p{L}[\p{L}\p{M}]*)*$/u.test(text)
}

/** The first letters of the first two words, in capitals. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).slice(0, 2)
  return words.map((word) => (split(word)[0] ?? '').toUpperCase()).join('')
}

/** Truncates a text to `length` graphemes and adds an ellipsis; shorter texts are unchanged. */
export function truncate(text: string, length: number): string {
  const characters = split(text)
  return characters.length <= length ? text : `${characters.slice(0, length).join('').trimEnd()}…`
}

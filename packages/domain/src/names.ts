const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
const split = (text: string) => Array.from(graphemes.segment(text), ({ segment }) => segment)

/** Whether a text is a name: letters of any script, parts joined by one space or one hyphen (spec section 5). */
export function isName(text: string): boolean {
  return /^\p{L}[\p{L}\p{M}]*(?:[ -]\p{L}[\p{L}\p{M}]*)*$/u.test(text)
}

/** Whether a text is the name of a person as their papers have it: as above, and apostrophes, "O'Connor" and "D’Almeida". */
export function isPersonName(text: string): boolean {
  return /^\p{L}[\p{L}\p{M}]*(?:[ '’-]\p{L}[\p{L}\p{M}]*)*$/u.test(text)
}

/** The first letters of the first two words, in capitals; of one word its first letter. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).slice(0, 2)
  return words.map((word) => (split(word)[0] ?? '').toLocaleUpperCase('en')).join('')
}

/** A text cut after so many characters as people count them, with an ellipsis; shorter ones stay whole. */
export function truncate(text: string, length: number): string {
  const characters = split(text)
  return characters.length <= length ? text : `${characters.slice(0, length).join('').trimEnd()}…`
}

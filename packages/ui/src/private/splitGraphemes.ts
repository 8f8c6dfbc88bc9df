let segmenter: Intl.Segmenter | undefined

/** The graphemes of a text. One in ASCII needs no segmenter, whose first use in a browser is slow. */
export function splitGraphemes(text: string): string[] {
  if (/^[ -~]*$/.test(text)) return text.split('')
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}

const graphemeSegmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Truncates a text to `maxLength` graphemes with an ellipsis. */
export function truncateText(text: string, maxLength: number): string {
  const all = Array.from(graphemeSegmenter.segment(text), ({ segment }) => segment)
  return all.length > maxLength ? `${all.slice(0, maxLength).join('')}…` : text
}

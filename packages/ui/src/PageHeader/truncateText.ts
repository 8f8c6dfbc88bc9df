const graphemeSegmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Cuts a text after so many letters, as people count them, and marks the cut with an ellipsis. */
export function truncateText(text: string, maxLength: number): string {
  const all = Array.from(graphemeSegmenter.segment(text), ({ segment }) => segment)
  return all.length > maxLength ? `${all.slice(0, maxLength).join('')}…` : text
}

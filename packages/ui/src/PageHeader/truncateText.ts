import { splitGraphemes } from '../private/splitGraphemes.ts'

/** Truncates a text to `maxLength` graphemes with an ellipsis. */
export function truncateText(text: string, maxLength: number): string {
  const all = splitGraphemes(text)
  return all.length > maxLength ? `${all.slice(0, maxLength).join('')}…` : text
}

import { formatCount } from './formatCount.ts'

/** Ends a text as a sentence. A name such as “Eze Ltd.” brings its own full stop and gets no second one. */
export const endSentence = (text: string): string => (/[.!?…]["”’)]?$/.test(text.trimEnd()) ? text.trimEnd() : `${text.trimEnd()}.`)

/** Names in words, three at most: 'A, B and C', 'A, B and 4 more'. `total` counts those that are not among `names`, too. */
export function listSome(names: readonly string[], total = names.length): string {
  if (total <= 1) return names.join('')
  const listed = total > 3 ? names.slice(0, 2) : names.slice(0, -1)
  const rest = total > 3 ? `${formatCount(total - listed.length)} more` : (names.at(-1) ?? '')
  return `${listed.join(', ')} and ${rest}`
}

/** How well the name at the bank fits the one that we know. */
export type NameMatch = 'exact' | 'close' | 'mismatch'

/** Words that tell nothing of who somebody is: forms of companies, and titles. */
const ignored = new Set(
  'LTD LIMITED PLC NIG NIGERIA ENTERPRISE ENTERPRISES VENTURE VENTURES AND THE MR MRS MISS MS DR CHIEF ALHAJI ALHAJA ENGR PROF'.split(' '),
)

/** The words of a name that count, in capitals, without marks and punctuation; all of them when none would be left. */
function wordsOf(name: string): string[] {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/['’.]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  const all = plain === '' ? [] : [...new Set(plain.split(' '))]
  const telling = all.filter((word) => !ignored.has(word))
  return telling.length > 0 ? telling : all
}

/** How alike two names are as sets of words, whatever their order: 0 to 1. A slip of the pen within a word takes little away. */
export function nameSimilarity(one: string, other: string): number {
  const [a, b] = [wordsOf(one), wordsOf(other)]
  if (a.length === 0 || b.length === 0) return 0
  const left = new Set(b)
  let shared = 0
  for (const word of a.toSorted((x, y) => y.length - x.length)) {
    const best = [...left].map((each) => ({ each, alike: wordSimilarity(word, each) })).toSorted((x, y) => y.alike - x.alike)[0]
    if (!best || best.alike < 0.75) continue
    shared += best.alike
    left.delete(best.each)
  }
  return (2 * shared) / (a.length + b.length)
}

/** From the fewest letters to change, add or take away. */
function wordSimilarity(one: string, other: string): number {
  if (one === other) return 1
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const [down, letter] of Array.from(one).entries()) {
    const next = [down + 1]
    for (const [across, against] of Array.from(other).entries())
      next.push(Math.min((row[across] ?? 0) + (letter === against ? 0 : 1), (row[across + 1] ?? 0) + 1, (next[across] ?? 0) + 1))
    row = next
  }
  return 1 - (row.at(-1) ?? 0) / Math.max(one.length, other.length)
}

/** Whether money for `known` may go to an account in the name of `atBank`. */
export function matchNames(known: string, atBank: string): NameMatch {
  const alike = nameSimilarity(known, atBank)
  return alike >= 0.9 ? 'exact' : alike >= 0.6 ? 'close' : 'mismatch'
}

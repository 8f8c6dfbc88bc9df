/** How well the account name at the bank matches the name we hold. */
export type NameMatch = 'exact' | 'close' | 'mismatch'

/** Words that do not identify anyone: company forms and titles. */
const ignoredWords = new Set(
  'LTD LIMITED PLC NIG NIGERIA ENTERPRISE ENTERPRISES VENTURE VENTURES AND THE MR MRS MISS MS DR CHIEF ALHAJI ALHAJA ENGR PROF'.split(' '),
)

/** The significant words of a name, in capitals, without diacritics and punctuation; all words when none would remain. */
function significantWords(name: string): string[] {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/['’.]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  const all = plain === '' ? [] : [...new Set(plain.split(' '))]
  const telling = all.filter((word) => !ignoredWords.has(word))
  return telling.length > 0 ? telling : all
}

/** Similarity of two names as sets of words, 0 to 1, whatever their order. A typo within a word costs little. */
export function nameSimilarity(one: string, other: string): number {
  const [a, b] = [significantWords(one), significantWords(other)]
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

/** 1 minus the Levenshtein distance divided by the length of the longer word. */
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

/** The status of an account that the bank has confirmed. Before KYC is completed no name is verified, so no account becomes active. */
export const confirmedAccountStatus = ({
  name_match,
  isVerified,
}: {
  name_match: NameMatch
  isVerified: boolean
}): 'active' | 'under_review' => (isVerified && name_match !== 'mismatch' ? 'active' : 'under_review')

/** Compares the name we hold with the account name at the bank. */
export function matchNames(known: string, atBank: string): NameMatch {
  const alike = nameSimilarity(known, atBank)
  return alike >= 0.9 ? 'exact' : alike >= 0.6 ? 'close' : 'mismatch'
}

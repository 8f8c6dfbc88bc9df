const isAscii = (text: string) => /^[ -~]*$/.test(text)

/** Removes diacritics and case, so that `Ogun` finds `Ògùn`. */
export const foldText = (text: string): string => (isAscii(text) ? text : text.normalize('NFD').replaceAll(/\p{M}/gu, '')).toLowerCase()

// A comma separates words, as in an address: "12 Ring Road, Iba".
const splitQuery = (query: string): string[] =>
  foldText(query)
    .split(/[\s,]+/u)
    .filter(Boolean)

function rankFoldedText(folded: string, wanted: readonly string[]): number {
  if (!wanted.every((word) => folded.includes(word))) return -1
  if (folded.startsWith(wanted.join(' '))) return 0
  const padded = ` ${folded.replaceAll(/[^\p{L}\p{N}]+/gu, ' ')}`
  return wanted.every((word) => padded.includes(` ${word}`)) ? 1 : 2
}

/** Ranks a match: 0 starts with the query, 1 has all its words at the start of words, 2 contains them; -1 does not match. */
export const rankMatch = (text: string, query: string): number => rankFoldedText(foldText(text), splitQuery(query))

/** Returns the matching items, best first, otherwise in their order. */
export function searchItems<Item>(items: readonly Item[], query: string, textOf: (item: Item) => string): readonly Item[] {
  const wanted = splitQuery(query)
  if (wanted.length === 0) return items
  const found: Item[][] = [[], [], []]
  for (const item of items) found[rankFoldedText(foldText(textOf(item)), wanted)]?.push(item)
  return found.flat()
}

interface TextPart {
  text: string
  isMatch: boolean
}

const isWordCharacter = (letter: string | undefined) => letter !== undefined && /[\p{L}\p{N}]/u.test(letter)

/** Splits a text to mark matches: at the start of words if possible, else anywhere. */
export function splitMatches(text: string, query: string): TextPart[] {
  // Folding can change the length: maps each folded code unit to its character.
  const characters = Array.from(text)
  const originIndexes: number[] = []
  let folded = ''
  for (const [place, letter] of characters.entries())
    for (const unit of foldText(letter)) {
      folded += unit
      originIndexes.push(...Array.from({ length: unit.length }, () => place))
    }
  const matchedIndexes = new Set<number>()
  for (const word of splitQuery(query)) {
    const places: number[] = []
    for (let at = folded.indexOf(word); at !== -1; at = folded.indexOf(word, at + 1)) places.push(at)
    const starts = places.filter((at) => !isWordCharacter(characters[(originIndexes[at] ?? 0) - 1]))
    for (const at of starts.length > 0 ? starts : places)
      for (let unit = at; unit < at + word.length; unit++) {
        const place = originIndexes[unit]
        if (place !== undefined) matchedIndexes.add(place)
      }
  }
  const parts: TextPart[] = []
  for (const [place, letter] of characters.entries()) {
    // A combining mark belongs to the preceding letter.
    const isMark = !isAscii(letter) && /\p{M}/u.test(letter)
    const last = parts.at(-1)
    const isMatch = isMark && last ? last.isMatch : matchedIndexes.has(place)
    if (last && last.isMatch === isMatch) last.text += letter
    else parts.push({ text: letter, isMatch })
  }
  return parts
}

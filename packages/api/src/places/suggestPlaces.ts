import { foldText } from '@vehicle-partner/domain'
import { gazetteer } from './gazetteer.ts'
import type { PlaceSuggestion } from './places.contract.ts'
import { streets } from './streets.ts'

/** The maximum number of suggestions. */
const maxSuggestions = 8

interface Place {
  description: string
  /** The text that a query is compared with. */
  words: string
}

const towns: readonly Place[] = gazetteer.flatMap(([state, names]) =>
  names.split('|').map((name) => ({ description: `${name}, ${state}, Nigeria`, words: foldText(`${name}, ${state}`) })),
)

const roads: readonly Place[] = streets.flatMap(([city, state, names]) =>
  names.split('|').map((name) => {
    const [street = '', district] = name.split('@')
    // A city that is called as its state is named once.
    const parts = [...new Set([street, district ?? city, city, state, 'Nigeria'])]
    return { description: parts.join(', '), words: foldText(`${street}, ${district ?? city}`) }
  }),
)

/** A house number before the street: `24`, `No. 24b`, `Plot 7`. */
const houseNumber = /^(?:(?:no\.?|plot|block|house) *)?\d+[a-z]?(?:[/-]\d+[a-z]?)? +(?=\p{L})/iu

const placeId = (description: string) => `plc_${foldText(description).replace(/[^a-z0-9]+/g, '-')}`

const findPlaces = (places: readonly Place[], text: string) => ({
  first: places.filter(({ words }) => words.startsWith(text)),
  later: places.filter(({ words }) => !words.startsWith(text) && words.includes(` ${text}`)),
})

/** The places that a part of an address may name; after a house number they are streets, and the number stays in front. */
function suggestFor(part: string): readonly string[] {
  const [number = ''] = houseNumber.exec(part) ?? []
  const text = foldText(part.slice(number.length))
  if (text.length < 3) return []
  const road = findPlaces(roads, text)
  const town = number === '' ? findPlaces(towns, text) : { first: [], later: [] }
  return [...town.first, ...road.first, ...road.later, ...town.later]
    .slice(0, maxSuggestions)
    .map(({ description }) => number + description)
}

/** Suggests places and streets: names that start with the text, then names with such a word. Ignores case and diacritics. */
export function suggestPlaces(query: string): PlaceSuggestion[] {
  // For a full address, matches the whole text, the part after the last comma and the part before the first.
  const parts = query.split(',').map((part) => part.trim())
  for (const part of [query.trim(), parts.at(-1) ?? '', parts[0] ?? '']) {
    const found = suggestFor(part)
    if (found.length > 0) return found.map((description) => ({ place_id: placeId(description), description }))
  }
  return []
}

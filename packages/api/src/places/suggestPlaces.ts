import { foldText } from '@vehicle-partner/domain'
import { gazetteer } from './gazetteer.ts'
import type { PlaceSuggestion } from './places.contract.ts'

/** The maximum number of suggestions. */
const maxSuggestions = 8

const places = gazetteer.flatMap(([state, names]) =>
  names.split('|').map((name) => ({ name, description: `${name}, ${state}, Nigeria`, nameWords: foldText(`${name}, ${state}`) })),
)

const placeId = (description: string) => `plc_${foldText(description).replace(/[^a-z0-9]+/g, '-')}`

/** Suggests places: names that start with the text, then names with such a word. Ignores case and diacritics. */
export function suggestPlaces(query: string): PlaceSuggestion[] {
  // For a full address, matches the part before the first comma and the last part.
  const parts = query.split(',').map(foldText)
  const searchText = [foldText(query), parts.at(-1) ?? '', parts[0] ?? ''].filter((part) => part.length >= 3)
  for (const part of searchText) {
    const begins = places.filter(({ nameWords }) => nameWords.startsWith(part))
    const inside = places.filter(({ nameWords }) => !nameWords.startsWith(part) && nameWords.includes(` ${part}`))
    const found = [...begins, ...inside].slice(0, maxSuggestions)
    if (found.length > 0) return found.map(({ description }) => ({ place_id: placeId(description), description }))
  }
  return []
}

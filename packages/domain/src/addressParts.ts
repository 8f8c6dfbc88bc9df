/** What an address lacks before an operator can visit it; null for one that has enough. */
export type MissingAddressPart = 'street and house number' | 'house number' | 'town'

/** Words that belong to a number or name no place of their own. */
const fillers = new Set(
  'no number flat plot block house suite room floor apartment apt unit km kilometre the of by at in off and street st road rd avenue ave close crescent drive lane way nigeria state fct'.split(
    ' ',
  ),
)
const street =
  /\b(?:street|str?|road|rd|avenue|ave|close|crescent|cres|drive|lane|way|boulevard|expressway|highway|bypass|layout|estate|quarters|street)\b/
/** Houses without a number are found by what they are next to. */
const landmark = /\b(?:opposite|opp|beside|behind|near|adjacent|after|before|next to|in front of|junction|roundabout|bus ?stop|off)\b/

/** Tells what an address lacks: a house number or a landmark, a street, or the town. The names of streets and towns are not checked. */
export function missingAddressPart(address: string): MissingAddressPart | null {
  const text = address.toLowerCase()
  const names = text.split(/[^\p{L}\p{M}'’-]+/u).filter((word) => word.length > 1 && !fillers.has(word))
  if (!/\d/.test(text) && !(landmark.test(text) && names.length > 2)) return street.test(text) ? 'house number' : 'street and house number'
  if (names.length === 0) return 'street and house number'
  return names.length === 1 ? 'town' : null
}

/** The messages for what is missing. */
export const missingAddressMessages: Readonly<Record<MissingAddressPart, string>> = {
  'street and house number': 'Add the street and house number',
  'house number': 'Add the house number, or what it is next to, such as “opposite the market”',
  town: 'Add the town or city',
}

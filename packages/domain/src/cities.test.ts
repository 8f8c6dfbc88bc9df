import { expect, test } from 'vitest'
import { cityState, listCitiesOfCountry } from './cities.ts'

test.each([
  ['Lagos', 'NG', 'Lagos'],
  ['Ibadan', 'NG', 'Oyo'],
  ['Abuja', 'NG', 'FCT'],
  ['Benin City', 'NG', 'Edo'],
  ['A small town', 'NG', undefined],
  ['Accra', 'GH', undefined],
  ['Lagos', 'PT', undefined],
])('%s in %s: %s', (name, country_id, state) => expect(cityState({ name, country_id })).toBe(state))

const cities = [
  { id: 'los', name: 'Lagos', country_id: 'NG' },
  { id: 'kan', name: 'Kano', country_id: 'NG' },
  { id: 'acc', name: 'Accra', country_id: 'GH' },
]
test.each<[country: string | undefined, chosen: string[], ids: string[]]>([
  ['NG', [], ['los', 'kan']],
  ['GH', [], ['acc']],
  ['NG', ['acc'], ['los', 'kan', 'acc']],
  ['GB', [], ['los', 'kan', 'acc']],
  [undefined, [], ['los', 'kan', 'acc']],
])('a partner of %s with %j chosen sees %j', (country, chosen, ids) =>
  expect(listCitiesOfCountry(cities, country, chosen).map(({ id }) => id)).toEqual(ids),
)

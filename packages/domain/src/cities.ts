/** A city, named as in the API. */
interface City {
  id: string
  name: string
  country_id: string
}

/** Large cities of Nigeria by state. Capitals that are called as their state are not repeated. */
const citiesOfStates = [
  'Abia:Aba|Umuahia',
  'Adamawa:Yola',
  'Akwa Ibom:Uyo|Eket',
  'Anambra:Awka|Onitsha|Nnewi',
  'Bayelsa:Yenagoa',
  'Benue:Makurdi',
  'Borno:Maiduguri',
  'Cross River:Calabar',
  'Delta:Asaba|Warri|Sapele',
  'Ebonyi:Abakaliki',
  'Edo:Benin City|Benin',
  'Ekiti:Ado Ekiti|Ado-Ekiti',
  'FCT:Abuja',
  'Imo:Owerri',
  'Jigawa:Dutse',
  'Kaduna:Zaria',
  'Kebbi:Birnin Kebbi',
  'Kogi:Lokoja',
  'Kwara:Ilorin|Offa',
  'Lagos:Ikeja|Ikorodu|Epe|Badagry',
  'Nasarawa:Lafia|Keffi',
  'Niger:Minna|Suleja|Bida',
  'Ogun:Abeokuta|Ijebu Ode|Sagamu|Ota',
  'Ondo:Akure',
  'Osun:Osogbo|Ile-Ife|Ilesa',
  'Oyo:Ibadan|Ogbomosho',
  'Plateau:Jos',
  'Rivers:Port Harcourt|Bonny',
  'Taraba:Jalingo',
  'Yobe:Damaturu|Potiskum',
  'Zamfara:Gusau',
]
const namesakes = ['Bauchi', 'Enugu', 'Gombe', 'Kaduna', 'Kano', 'Katsina', 'Lagos', 'Sokoto']

const states = new Map([
  ...citiesOfStates.flatMap((line) => {
    const [state = '', cities = ''] = line.split(':')
    return cities.split('|').map((city) => [city, state] as const)
  }),
  ...namesakes.map((name) => [name, name] as const),
])

/** The state of a city of Nigeria, which tells cities apart in a list; undefined for other countries and small towns. */
export const cityState = ({ name, country_id }: Pick<City, 'name' | 'country_id'>): string | undefined =>
  country_id === 'NG' ? states.get(name) : undefined

/** The cities that a partner of this country can choose, and those that it has chosen. All of them if the country is unknown or has none. */
export function listCitiesOfCountry<C extends City>(
  cities: readonly C[],
  country: string | undefined,
  chosen: readonly string[],
): readonly C[] {
  if (!cities.some(({ country_id }) => country_id === country)) return cities
  return cities.filter(({ id, country_id }) => country_id === country || chosen.includes(id))
}

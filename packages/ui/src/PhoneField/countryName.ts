const displayNamesByLanguage = new Map<string, Intl.DisplayNames>()
// The country that fields begin with needs no display names: loading them takes a slow phone a tenth of a second.
const nameCache = new Map([['NG en', 'Nigeria']])

/** The name of a country in a language; its code if the browser has no name for it. */
export function getCountryName(country: string, language = 'en'): string {
  if (!/^[A-Z]{2}$/.test(country)) return country
  const key = `${country} ${language}`
  const cached = nameCache.get(key)
  if (cached !== undefined) return cached
  const displayNames = displayNamesByLanguage.get(language) ?? new Intl.DisplayNames([language], { type: 'region' })
  displayNamesByLanguage.set(language, displayNames)
  const name = displayNames.of(country) ?? country
  nameCache.set(key, name)
  return name
}

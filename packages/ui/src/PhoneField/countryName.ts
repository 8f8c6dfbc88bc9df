const displayNamesByLanguage = new Map<string, Intl.DisplayNames>()
const nameCache = new Map<string, string>()

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

const languages = new Map<string, Intl.DisplayNames>()
const names = new Map<string, string>()

/** The name of a country in a language; its code where the browser knows no better. */
export function countryName(country: string, language = 'en'): string {
  if (!/^[A-Z]{2}$/.test(country)) return country
  const asked = `${country} ${language}`
  const name = names.get(asked)
  if (name !== undefined) return name
  const known = languages.get(language) ?? new Intl.DisplayNames([language], { type: 'region' })
  languages.set(language, known)
  const found = known.of(country) ?? country
  names.set(asked, found)
  return found
}

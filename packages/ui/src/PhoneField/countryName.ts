const names = new Map<string, Intl.DisplayNames>()

/** The name of a country in a language; its code where the browser knows no better. */
export function countryName(country: string, language = 'en'): string {
  if (!/^[A-Z]{2}$/.test(country)) return country
  const known = names.get(language) ?? new Intl.DisplayNames([language], { type: 'region' })
  names.set(language, known)
  return known.of(country) ?? country
}

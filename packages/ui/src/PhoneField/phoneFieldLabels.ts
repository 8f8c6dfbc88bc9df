import type { PhoneProblem } from './phoneRules.ts'

export interface PhoneFieldLabels extends Record<PhoneProblem, string> {
  /** Name of the country button and of the list. */
  country: string
  /** Name of the group of country and number. */
  phoneGroup: (label: string) => string
  /** Shown instead of a country for numbers without one. */
  international: string
  /** Name and placeholder of the search. */
  search: string
  /** Heading of the countries that are not preferred. */
  allCountries: string
  noCountryFound: string
  countriesFound: (count: number) => string
  /** Shown when the list fails to load. */
  loadFailed: string
  close: string
  /** Shown when a character is rejected. */
  digitsOnly: string
  maxDigits: string
}

type LazyLabel = 'search' | 'allCountries' | 'noCountryFound' | 'countriesFound' | 'close'

/** Labels whose defaults load together with the list. */
export type CountryListLabels = Pick<PhoneFieldLabels, 'country' | LazyLabel>

export const defaultPhoneFieldLabels: Omit<PhoneFieldLabels, LazyLabel> = {
  country: 'Country',
  phoneGroup: (label) => `${label} with country`,
  international: 'international number',
  loadFailed: 'The countries could not be loaded. Type + and the code instead.',
  digitsOnly: 'Enter digits only',
  maxDigits: 'Enter at most 15 digits',
  tooShort: 'This phone number is too short',
  tooLong: 'This phone number is too long',
  unknownCode: 'No country has this code',
  invalid: 'Invalid phone number',
}

import type { PhoneProblem } from './phoneRules.ts'

export interface PhoneFieldLabels extends Record<PhoneProblem, string> {
  /** Names the button, before the country, and the list. */
  country: string
  /** Names country and number together. */
  group: (label: string) => string
  /** Stands for a country where the number is of none. */
  international: string
  /** Names the search of the list, and stands in it while it is empty. */
  search: string
  /** Over the countries that are not at the top. */
  all: string
  none: string
  found: (count: number) => string
  /** The list did not come; it says the other way. */
  failed: string
  close: string
  /** Something was typed that no number holds. */
  letters: string
  full: string
}

/** What the list says is there with the list. */
export type CountryListLabels = Pick<PhoneFieldLabels, 'country' | 'search' | 'all' | 'none' | 'found' | 'close'>

export const english: Omit<PhoneFieldLabels, 'search' | 'all' | 'none' | 'found' | 'close'> = {
  country: 'Country',
  group: (label) => `${label} with country`,
  international: 'international number',
  failed: 'The countries could not be loaded. Type + and the code instead.',
  letters: 'A phone number has figures only',
  full: 'A phone number has at most 15 figures',
  tooShort: 'This phone number is too short',
  tooLong: 'This phone number is too long',
  unknownCode: 'No country has this code',
  invalid: 'Invalid phone number',
}

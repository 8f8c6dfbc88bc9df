import { invalidPhoneMessage, type IsPhone } from '@vehicle-partner/domain/entities'
import * as z from 'zod/mini'

/** A phone number as a form holds it. */
export interface PhoneValue {
  /** E.164 as far as it can be read, such as `+2348030000001`; empty when there is none. */
  number: string
  /** The chosen country, ISO 3166-1 alpha-2. */
  country: string
}

/** No number yet, of the default country. */
export const emptyPhone: PhoneValue = { number: '', country: 'NG' }

export const phoneShape = z.object({ number: z.string(), country: z.string() })

/** The numbering plans. Tests replace their source. */
export const numberingPlans = {
  source: (): Promise<{ isPhone: IsPhone }> => import('@vehicle-partner/domain/phone'),
  loaded: undefined as IsPhone | undefined,
}

let isProvisional = false
/** Whether a number was taken as valid by its length. */
let hasGuessed = false

const isPlausible: IsPhone = (number) => /^\+\d{8,15}$/.test(number)

/** Loads the numbering plans with the first number to validate. If they cannot be loaded, only the server validates the number. */
export async function loadIsPhone(): Promise<IsPhone> {
  if (numberingPlans.loaded) return numberingPlans.loaded
  const takesPlausible = isProvisional
  const loading = numberingPlans.source().then(
    ({ isPhone }) => (numberingPlans.loaded = isPhone),
    (): IsPhone => () => true,
  )
  if (takesPlausible) hasGuessed = true
  return takesPlausible ? isPlausible : loading
}

/**
 * Starts a validation that takes a number of a plausible length as valid until the numbering plans are there, instead of waiting for them;
 * `hasGuessed` tells whether there was one.
 */
export function validateProvisionally<Result>(validate: () => Result): { validation: Result; hasGuessed: boolean } {
  isProvisional = true
  hasGuessed = false
  try {
    const validation = validate()
    return { validation, hasGuessed }
  } finally {
    isProvisional = false
  }
}

/** Messages on the country of a number are shown on the number. */
export const toPhoneFieldName = (path: string): string => (path === 'country_code' ? 'phone' : path)

/** A number that is valid for its country (spec section 5). */
export const phone = (message: string = invalidPhoneMessage) =>
  phoneShape.check(z.refine(async ({ number, country }) => number.trim() !== '' && (await loadIsPhone())(number, country), message))

import * as z from 'zod/mini'

/** A phone number as a form holds it. */
export interface PhoneValue {
  /** E.164 as far as it can be told, such as `+2348030000001`; empty when there is none. */
  number: string
  /** The country that was chosen, ISO 3166-1 alpha-2. */
  country: string
}

/** No number yet, of the usual country. */
export const emptyPhone: PhoneValue = { number: '', country: 'NG' }

/**
 * A number that is valid for its country (spec section 5). The numbering plans come with the first number that is judged; where they
 * cannot be had, whoever takes the number judges it.
 */
export const phone = (message: string) =>
  z
    .object({ number: z.string(), country: z.string() })
    .check(z.refine(async (value) => value.number !== '' && (await fits(value)), message))

async function fits({ number, country }: PhoneValue): Promise<boolean> {
  const plans = await import('@vehicle-partner/domain/phone').catch(() => undefined)
  return plans === undefined || plans.parsePhone(number, country) !== undefined
}

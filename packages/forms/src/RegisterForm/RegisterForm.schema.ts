import { newPassword, profileErrors, profileFields } from '@vehicle-partner/domain/entities'
import * as z from 'zod/mini'
import { formCodec, withFieldErrors } from '../formCodec.ts'
import { loadIsPhone, phoneShape } from '../phoneValue.ts'

const text = z.string()
const registerFields = z.object({ fname: text, lname: text, email: text, phone: phoneShape, password: text })
export type RegisterFields = z.output<typeof registerFields>

const { fname, lname, email, phone, country_code } = profileFields
const registration = z.object({ fname, lname, email, phone, country_code, password: newPassword('Please enter a password') })
export type RegisterValues = z.output<typeof registration>

/** The rules of registration (spec section 5). */
export const registerSchema = formCodec(
  registerFields,
  withFieldErrors<RegisterValues>(registration, async (person) => profileErrors(person, { isPhone: await loadIsPhone() })),
  {
    decode: ({ phone: value, ...rest }) => ({ ...rest, phone: value.number, country_code: value.country }),
    encode: ({ phone: number, country_code: country, ...rest }) => ({ ...rest, phone: { number, country } }),
  },
)

import { newPassword, profileErrors, profileFields } from '@vehicle-partner/domain/entities'
import * as z from 'zod/mini'
import { formCodec, withFieldErrors } from '../formCodec.ts'
import { loadIsPhone, phoneShape } from '../phoneValue.ts'

const text = z.string()
const acceptInviteFields = z.object({ fname: text, lname: text, phone: phoneShape, password: text })
export type AcceptInviteFields = z.output<typeof acceptInviteFields>

const { fname, lname, phone, country_code } = profileFields
const account = z.object({ fname, lname, phone, country_code, password: newPassword('Please enter a password') })
export type AcceptInviteValues = z.output<typeof account>

/** The rules of an account that is created from an invitation: those of registration (spec section 5), without the e-mail address. */
export const acceptInviteSchema = formCodec(
  acceptInviteFields,
  withFieldErrors<AcceptInviteValues>(account, async (person) => profileErrors(person, { isPhone: await loadIsPhone() })),
  {
    decode: ({ phone: value, ...rest }) => ({ ...rest, phone: value.number, country_code: value.country }),
    encode: ({ phone: number, country_code: country, ...rest }) => ({ ...rest, phone: { number, country } }),
  },
)

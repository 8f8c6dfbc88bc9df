import { profileErrors, profileSchema as entitySchema, type ProfileInput } from '@vehicle-partner/domain/entities'
import * as z from 'zod/mini'
import { formCodec, withFieldErrors } from '../formCodec.ts'
import { loadIsPhone, phoneShape } from '../phoneValue.ts'

const text = z.string()
const profileFields = z.object({ fname: text, lname: text, email: text, phone: phoneShape, avatar: z.nullable(text) })
export type ProfileFields = z.output<typeof profileFields>
export type ProfileValues = ProfileInput

/** The rules of a profile: those of registration (spec section 5). */
export const profileSchema = formCodec(
  profileFields,
  withFieldErrors<ProfileInput>(entitySchema, async (profile) => profileErrors(profile, { isPhone: await loadIsPhone() })),
  {
    decode: ({ phone, ...rest }) => ({ ...rest, phone: phone.number, country_code: phone.country }),
    encode: toProfileFields,
  },
)

/** The form's fields for a stored profile. */
export function toProfileFields({ phone, country_code, ...rest }: ProfileInput): ProfileFields {
  return { ...rest, phone: { number: phone, country: country_code } }
}

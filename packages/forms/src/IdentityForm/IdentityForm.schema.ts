import { identityNumberMinLength, isAdult, isPersonName } from '@vehicle-partner/domain'
import * as z from 'zod/mini'

const required = z.string().check(z.trim(), z.minLength(1, 'This field is required'))
const name = required.check(z.refine((text) => text === '' || isPersonName(text), 'Special characters and numbers are not allowed'))

/** The rules of the identity step (spec section 5), on a day (`yyyy-mm-dd`): partners are of age. */
export const identitySchema = (today: string) =>
  z.object({
    type: z.string().check(z.refine((type) => type === 'nin' || type === 'bvn', 'This field is required')),
    document_id: required.check(
      z.refine((text) => text === '' || /^[A-Za-z0-9]*$/.test(text), 'Use only letters and digits'),
      z.refine((text) => text === '' || text.length >= identityNumberMinLength, `Enter at least ${identityNumberMinLength} characters`),
    ),
    fname: name,
    lname: name,
    dob: required.check(z.refine((day) => day === '' || isAdult(day, today), 'You must be at least 18')),
  })

export type IdentityValues = z.infer<ReturnType<typeof identitySchema>>

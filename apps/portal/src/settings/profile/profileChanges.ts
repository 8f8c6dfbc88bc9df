import type { Api } from '@vehicle-partner/api'
import type { ProfileValues } from '@vehicle-partner/forms'

/** The profile as the server returns it. */
export type StoredProfile = Awaited<ReturnType<Api['users']['get']>>['data']

/** The part of a stored profile that its form edits. */
export const profileInput = ({ fname, lname, email, phone, country_code, avatar }: StoredProfile): ProfileValues => ({
  fname,
  lname,
  email,
  phone,
  country_code,
  avatar,
})

export interface ChangedDetails {
  /** Fields that one update changes. */
  details?: Partial<Pick<ProfileValues, 'fname' | 'lname' | 'avatar'>>
  /** A new address, which needs a step-up and a link. */
  email?: string
  /** A new number, which needs a step-up and a code. */
  phone?: Pick<ProfileValues, 'phone' | 'country_code'>
}

/** What differs between the profile as it was sent last and what was typed. */
export function changedDetails(sent: ProfileValues, typed: ProfileValues): ChangedDetails {
  const details = {
    ...(typed.fname === sent.fname ? {} : { fname: typed.fname }),
    ...(typed.lname === sent.lname ? {} : { lname: typed.lname }),
    ...(typed.avatar === sent.avatar ? {} : { avatar: typed.avatar }),
  }
  return {
    ...(Object.keys(details).length === 0 ? {} : { details }),
    ...(typed.email === sent.email ? {} : { email: typed.email }),
    ...(typed.phone === sent.phone ? {} : { phone: { phone: typed.phone, country_code: typed.country_code } }),
  }
}

/** The texts of the profile form, which its preview shows as well. */
export const profileTexts = {
  fname: 'First name',
  lname: 'Last name',
  email: 'Email address',
  emailNote: 'A new address works after you open the link we send.',
  phone: 'Phone number',
  save: 'Save changes',
} as const

/** What is said of the name. */
export interface NameReview {
  /** Whether the name was verified, so that a new one is reviewed before it applies; the form says so. */
  nameVerified?: boolean | undefined
  /** The new name that is under review; another one can be asked for when the review has ended. */
  nameChange?: { fname: string; lname: string } | null | undefined
}

/** The note below the name; undefined if nothing is to be said. */
export function describeNameReview({ nameVerified, nameChange }: NameReview): string | undefined {
  if (nameChange) return `We are checking your new name, ${nameChange.fname} ${nameChange.lname}.`
  return nameVerified ? 'We have verified your name. We check a new one before it changes.' : undefined
}

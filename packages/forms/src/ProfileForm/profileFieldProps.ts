/** What the fields of the profile are, in its form and in its preview. */
export const profileFieldProps = {
  fname: { label: 'First name', autoComplete: 'given-name' },
  lname: { label: 'Last name', autoComplete: 'family-name' },
  email: {
    label: 'Email address',
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
    note: { tone: 'info', text: 'A new address works after you open the link we send.' },
  },
  phone: { label: 'Phone number' },
} as const

export const saveLabel = 'Save changes'

/** What is said of the name. */
export interface NameReview {
  /** Whether the name was verified, so that a new one is reviewed before it applies; the form says so. */
  nameVerified?: boolean | undefined
  /** The new name that is under review; another one can be asked for when the review has ended. */
  nameChange?: { fname: string; lname: string } | null | undefined
}

/** Whether the name can be changed now, and the note below it, if anything is to be said. */
export function describeNameReview({ nameVerified, nameChange }: NameReview) {
  const note = (text: string) => ({ tone: 'info' as const, text })
  if (nameChange) return { readOnly: true, note: note(`We are checking your new name, ${nameChange.fname} ${nameChange.lname}.`) }
  return { readOnly: false, note: nameVerified ? note('We have verified your name. We check a new one before it changes.') : undefined }
}

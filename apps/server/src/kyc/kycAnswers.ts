import type { kycSteps } from '../db/schema/partnerTables.ts'
import type { EncryptedText, Secrets } from '../secrets/secrets.ts'

type StepRow = typeof kycSteps.$inferSelect

/** What a user entered for a check, without the document's number. */
interface IdentityAnswers {
  dob: string
  fname: string
  lname: string
}
interface AddressAnswers {
  full_address: string
  /** Links of the proof; missing in answers of an earlier version. */
  files?: string[]
}

const purpose = 'kyc_steps.entered'

export const encryptAnswers = (secrets: Secrets, answers: IdentityAnswers | AddressAnswers): EncryptedText =>
  secrets.encrypt(JSON.stringify(answers), purpose)

/** The answers of an identity check; undefined if none are stored. */
export const readIdentityAnswers = (secrets: Secrets, { entered }: Pick<StepRow, 'entered'>): IdentityAnswers | undefined =>
  entered === null ? undefined : (JSON.parse(secrets.decrypt(entered, purpose)) as IdentityAnswers) // written by encryptAnswers

/** The answers of an address check; undefined if none are stored. */
export const readAddressAnswers = (secrets: Secrets, { entered }: Pick<StepRow, 'entered'>): AddressAnswers | undefined =>
  entered === null ? undefined : (JSON.parse(secrets.decrypt(entered, purpose)) as AddressAnswers) // written by encryptAnswers

/** The columns of a NIN or BVN: only its HMAC and its last three digits are stored. */
export const documentNumberColumns = (
  secrets: Secrets,
  type: 'nin' | 'bvn',
  number: string,
): Pick<StepRow, 'document_hash' | 'document_last3'> => ({
  document_hash: secrets.hmac(number, `kyc_steps.${type}`),
  document_last3: number.slice(-3),
})

/** The columns of the names that a completed identity check has verified. */
export const legalNameColumns = (
  secrets: Secrets,
  { fname, lname }: { fname: string; lname: string },
): Pick<StepRow, 'legal_fname' | 'legal_lname'> => ({
  legal_fname: secrets.encrypt(fname, 'kyc_steps.legal_fname'),
  legal_lname: secrets.encrypt(lname, 'kyc_steps.legal_lname'),
})

/** The names that a completed identity check has verified; undefined before. */
export const readLegalNames = (
  secrets: Secrets,
  { legal_fname, legal_lname }: Pick<StepRow, 'legal_fname' | 'legal_lname'>,
): { fname: string; lname: string } | undefined =>
  legal_fname === null || legal_lname === null
    ? undefined
    : {
        fname: secrets.decrypt(legal_fname, 'kyc_steps.legal_fname'),
        lname: secrets.decrypt(legal_lname, 'kyc_steps.legal_lname'),
      }

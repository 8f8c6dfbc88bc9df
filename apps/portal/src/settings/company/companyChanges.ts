import type { Organization } from '@vehicle-partner/api'
import { endSentence } from '@vehicle-partner/domain'
import type { CompanyValues } from '@vehicle-partner/forms'

/** The details of a company in the order of the page, with their names. */
export const companyLabels = {
  company_name: 'Company name',
  business_type: 'Type of business',
  rc_number: 'Registration number',
  company_address: 'Company address',
  company_email: 'Company email',
  company_phone: 'Company phone',
  experience_start_date: 'In transport since',
} as const satisfies Partial<Record<keyof Organization, string>>

type CompanyDetail = keyof typeof companyLabels
const details = Object.keys(companyLabels) as CompanyDetail[] // the keys of the literal above

/** Details that only change after a review. */
export type RequestedChanges = Partial<Pick<Organization, 'company_name' | 'business_type' | 'rc_number'>>

/** What a requested change makes of the details: "Company name: Okafor Mobility Nigeria Limited." */
export const describeRequest = (changes: Readonly<Record<string, string>> = {}): readonly string[] =>
  details.flatMap((name) => {
    const value = changes[name]
    return value === undefined ? [] : [endSentence(`${companyLabels[name]}: ${value}`)]
  })

/** The requested details of a declined change, to correct and send them again. */
export const pickRequested = ({ company_name, business_type, rc_number }: Readonly<Record<string, string>>): RequestedChanges => ({
  ...(company_name !== undefined && { company_name }),
  ...(business_type !== undefined && { business_type }),
  ...(rc_number !== undefined && { rc_number }),
})

/** What another user has changed between two versions, in the same words. */
export const describeOthersChanges = (before: Organization, after: Organization): readonly string[] =>
  details.flatMap((name) => (before[name] === after[name] ? [] : [endSentence(`${companyLabels[name]}: ${after[name] ?? 'removed'}`)]))

/**
 * What the user has changed of a company, so that saving leaves what another user has changed meanwhile. The server reads the number by the
 * type of business and the phone by its country, so these go together.
 */
export function pickOwnChanges(start: Organization, values: CompanyValues): Partial<CompanyValues> {
  const differs = (...names: (keyof CompanyValues)[]) => names.some((name) => values[name] !== start[name])
  const { company_name, business_type, rc_number, company_address, company_email, company_phone, country, experience_start_date } = values
  return {
    ...(differs('company_name') && { company_name }),
    ...(differs('business_type', 'rc_number') && { business_type, rc_number }),
    ...(differs('company_address') && { company_address }),
    ...(differs('company_email') && { company_email }),
    ...(differs('company_phone', 'country') && { company_phone, country }),
    ...(differs('experience_start_date') && { experience_start_date }),
  }
}

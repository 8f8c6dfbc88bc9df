import type { Organization } from '@vehicle-partner/api'

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

/** What a change under review will make of the details: "Company name: Okafor Mobility Nigeria Limited". */
export const describeRequest = ({ change_request }: Organization): readonly string[] =>
  details.flatMap((name) => {
    const value = change_request?.changes[name]
    return value === undefined ? [] : [`${companyLabels[name]}: ${value}`]
  })

/** What somebody else has changed between two versions, in the same words. */
export const describeOthersChanges = (before: Organization, after: Organization): readonly string[] =>
  details.flatMap((name) => (before[name] === after[name] ? [] : [`${companyLabels[name]}: ${after[name] ?? 'removed'}`]))

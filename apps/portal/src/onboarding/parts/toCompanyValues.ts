import type { Organization } from '@vehicle-partner/api'
import type { CompanyFields } from '@vehicle-partner/forms'

/** The values of the form for the details of a company. */
export const toCompanyValues = (company: Organization): Partial<CompanyFields> => ({
  company_name: company.company_name,
  business_type: company.business_type ?? '',
  rc_number: company.rc_number ?? '',
  company_address: company.company_address ?? '',
  company_email: company.company_email ?? '',
  company_phone: { number: company.company_phone ?? '', country: company.country },
  ...(company.experience_start_date !== null && { experience_start_date: company.experience_start_date }),
})

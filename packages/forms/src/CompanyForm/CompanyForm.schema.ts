import type { Day } from '@vehicle-partner/domain'
import { companyErrors, companySchema as entitySchema, type CompanyInput } from '@vehicle-partner/domain/entities'
import * as z from 'zod/mini'
import { formCodec, withFieldErrors } from '../formCodec.ts'
import { loadIsPhone, phoneShape } from '../phoneValue.ts'

const text = z.string()

/** The fields of the form. */
const companyFields = z.object({
  company_name: text,
  business_type: text,
  rc_number: text,
  company_address: text,
  company_email: text,
  company_phone: phoneShape,
  experience_start_date: text,
})
export type CompanyFields = z.output<typeof companyFields>
export type CompanyValues = CompanyInput

/** The rules of the company form (spec section 5). */
export const companySchema = (today: Day) =>
  formCodec(
    companyFields,
    withFieldErrors<CompanyInput>(entitySchema, async (company) => companyErrors(company, { today, isPhone: await loadIsPhone() })),
    {
      decode: ({ company_phone, ...rest }) => ({ ...rest, company_phone: company_phone.number, country: company_phone.country }),
      encode: toCompanyFields,
    },
  )

/** The form's field for a path of the company: messages on the country of the phone are shown on the phone. */
export const toCompanyFieldName = (path: string): string => (path === 'country' ? 'company_phone' : path)

/** The form's fields for a stored company. */
export function toCompanyFields({ company_phone, country, ...rest }: CompanyInput): CompanyFields {
  return { ...rest, company_phone: { number: company_phone, country } }
}

import * as z from 'zod/mini'
import { emailMaxLength } from './fieldRules.ts'

/**
 * The fields of each set-up form that a draft keeps. A field that is not named here is dropped, so that no draft holds a password, a code, the
 * number of an identity document or a file.
 */
export const setupDraftFields = {
  'partner-type': ['mode'],
  company: ['company_name', 'business_type', 'rc_number', 'company_address', 'company_email', 'company_phone', 'experience_start_date'],
  identity: ['type', 'fname', 'lname', 'dob'],
  address: ['full_address'],
  cities: ['cities'],
} as const satisfies Readonly<Record<string, readonly (keyof typeof fields)[]>>

export type SetupDraftForm = keyof typeof setupDraftFields

/** The forms that have drafts. */
export const setupDraftForms = ['partner-type', 'company', 'identity', 'address', 'cities'] as const satisfies readonly SetupDraftForm[]

/** Bytes of UTF-8 that the values of a draft may have. */
export const setupDraftMaxBytes = 8192

/** The digits of a NIN or BVN, together or in groups: people also type them into the wrong field. */
const identityNumber = /(?<!\d)\d(?:[\s-]?\d){10}(?!\d)/g

/** A text as it was typed, valid or not, without what may be the number of a NIN or BVN. */
const typedText = (max: number) =>
  z.pipe(
    z.string().check(z.maxLength(max)),
    z.transform((text: string) => text.replaceAll(identityNumber, '')),
  )

const cityLimit = 200

const fields = {
  mode: typedText(20),
  company_name: typedText(300),
  business_type: typedText(60),
  rc_number: typedText(300),
  company_address: typedText(500),
  // These may have eleven digits: a phone number of Nigeria, and an address that is made of it.
  company_email: z.string().check(z.maxLength(emailMaxLength)),
  company_phone: z.object({ number: z.string().check(z.maxLength(40)), country: z.string().check(z.maxLength(5)) }),
  experience_start_date: typedText(20),
  type: typedText(20),
  fname: typedText(200),
  lname: typedText(200),
  dob: typedText(20),
  full_address: typedText(500),
  cities: z.array(z.string().check(z.maxLength(64))).check(z.maxLength(cityLimit)),
}

/** What was typed into a set-up form. Fields of no draft are dropped; `pickDraftFields` drops those of other forms. */
export const setupDraftValues = z
  .partial(z.object(fields))
  .check(
    z.refine((values) => new TextEncoder().encode(JSON.stringify(values)).length <= setupDraftMaxBytes, 'This is too long for a draft'),
  )
export type SetupDraftValues = z.output<typeof setupDraftValues>

/** The values that the draft of a form keeps. */
export const pickDraftFields = (form: SetupDraftForm, values: SetupDraftValues): SetupDraftValues => {
  const kept: readonly string[] = setupDraftFields[form]
  return Object.fromEntries(Object.entries(values).filter(([name]) => kept.includes(name)))
}

/** Whether nothing was typed. */
export const isDraftEmpty = (values: SetupDraftValues): boolean =>
  Object.values(values).every((value) => (typeof value === 'object' && !Array.isArray(value) ? value.number === '' : value.length === 0))

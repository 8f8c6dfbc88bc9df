import { documentDateErrors, documentFileCount, type Day } from '@vehicle-partner/domain'
import type { UploadedFile } from '@vehicle-partner/ui'
import * as z from 'zod/mini'
import { isDay, optionalDay } from '../day.ts'

/** A kind of paper, as the list of kinds has it. */
export interface DocumentTypeOption {
  code: string
  label: string
  has_expiry: boolean
  /** Whether a date may be left out although there can be one. */
  expiry_optional: boolean
  /** How long it is usually good for. */
  default_months: number | null
  /** What its number is called; without one it has none. */
  number_label: string | null
  help: string
}

const expiryOf = (kind: DocumentTypeOption | undefined) => (kind === undefined || kind.expiry_optional ? 'optional' : kind.has_expiry ? 'yes' : 'no')

/** Whether a paper of this kind can run out. */
export const canExpire = (kind: DocumentTypeOption | undefined): boolean => kind !== undefined && (kind.has_expiry || kind.expiry_optional)

/** The rules of a paper; those of its dates are the domain's, by its kind. */
export const vehicleDocumentSchema = (kinds: readonly DocumentTypeOption[], today: Day) =>
  z
    .object({
      type: z.string().check(z.minLength(1, 'Please select the document')),
      number: z.string().check(z.trim(), z.maxLength(60, 'Please keep it under 61 characters')),
      issuer: z.string().check(z.trim(), z.maxLength(80, 'Please keep it under 81 characters')),
      issue_date: optionalDay(),
      expiry_date: optionalDay(),
      files: z
        .array(z.custom<UploadedFile>())
        .check(z.minLength(documentFileCount.least, 'Kindly select a file'), z.maxLength(documentFileCount.most, `At most ${documentFileCount.most} files`)),
    })
    .check((ctx) => {
      const { type, issue_date, expiry_date } = ctx.value
      const kind = kinds.find(({ code }) => code === type)
      if (kind === undefined) return
      // A date of a kind that has none is not shown, and not sent either.
      const dates = { issue_date: isDay(issue_date) ? issue_date : '', expiry_date: canExpire(kind) ? expiry_date : '' }
      if (!isDay(dates.expiry_date) && dates.expiry_date !== '') return
      for (const [field, message] of Object.entries(documentDateErrors(dates, expiryOf(kind), today)))
        ctx.issues.push({ code: 'custom', message, input: ctx.value, path: [field], continue: true })
    })

export type VehicleDocumentFields = z.infer<ReturnType<typeof vehicleDocumentSchema>>

const orNull = (text: string) => (text === '' ? null : text)

/** What is sent: null for what was left empty, and for what a paper of its kind does not have. */
export function vehicleDocumentValues(
  { type, number, issuer, issue_date, expiry_date, files }: VehicleDocumentFields,
  kind: DocumentTypeOption | undefined,
) {
  return {
    type,
    number: kind?.number_label === null ? null : orNull(number),
    issuer: orNull(issuer),
    issue_date: orNull(issue_date),
    expiry_date: canExpire(kind) ? orNull(expiry_date) : null,
    files: files.map(({ value }) => ({ Location: value })),
  }
}
export type VehicleDocumentValues = ReturnType<typeof vehicleDocumentValues>

/** The day on which a paper usually ends: the day of its issue so many months later, or the last one of a shorter month. */
export function suggestedExpiry(issued: Day, months: number): Day {
  const [year = 0, month = 1, date = 1] = issued.split('-').map(Number)
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10)
}

/** A paper of which nothing is known yet. */
export const emptyDocument: VehicleDocumentFields = { type: '', number: '', issuer: '', issue_date: '', expiry_date: '', files: [] }

import { documentDateErrors, isIdentityDocument, type Day } from '@vehicle-partner/domain'
import { documentSchema as entitySchema, type DocumentInput } from '@vehicle-partner/domain/entities'
import type { UploadedFile } from '@vehicle-partner/ui'
import * as z from 'zod/mini'
import { formCodec, nullToText, textToNull, withFieldErrors } from '../formCodec.ts'

/** A document type as the API lists it. */
export interface DocumentTypeOption {
  code: string
  label: string
  has_expiry: boolean
  /** The expiry date may be left out although there can be one. */
  expiry_optional: boolean
  /** Months for which such a document is usually valid. */
  default_months: number | null
  /** Label of its number; null when it has none. */
  number_label: string | null
  help: string
}

const expiryRule = (type: DocumentTypeOption) => (type.expiry_optional ? 'optional' : type.has_expiry ? 'yes' : 'no')

/** Whether documents of this type can expire. */
export const canExpire = (type: DocumentTypeOption | undefined): boolean => type !== undefined && (type.has_expiry || type.expiry_optional)

const text = z.string()

/** The fields of the form. */
const documentFields = z.object({
  type: text,
  number: text,
  issuer: text,
  issue_date: text,
  expiry_date: text,
  files: z.array(z.custom<UploadedFile>()),
})
export type DocumentFields = z.output<typeof documentFields>
export type DocumentValues = DocumentInput

function encodeDocument({ files, ...rest }: DocumentInput): DocumentFields {
  return {
    ...rest,
    number: nullToText(rest.number),
    issuer: nullToText(rest.issuer),
    issue_date: nullToText(rest.issue_date),
    expiry_date: nullToText(rest.expiry_date),
    files: files.map(({ Location, side }, index) => ({ value: Location, name: side ?? `File ${index + 1}` })),
  }
}

/** The rules of a document: those of the entity, and of its dates by its type. */
export const documentSchema = (documentTypes: readonly DocumentTypeOption[], today: Day) => {
  const findType = (code: string | null) => documentTypes.find((each) => each.code === code)
  return formCodec(
    documentFields,
    withFieldErrors<DocumentInput>(entitySchema, ({ type: code, issue_date, expiry_date }) => {
      const type = findType(code)
      return type ? documentDateErrors({ issue_date, expiry_date }, expiryRule(type), today) : { type: 'Please select the document' }
    }),
    {
      // Fields that documents of the type do not have are not shown, and are not sent either.
      decode: ({ files, ...fields }) => ({
        ...fields,
        number: findType(fields.type)?.number_label === null ? null : textToNull(fields.number),
        issuer: textToNull(fields.issuer),
        issue_date: textToNull(fields.issue_date),
        expiry_date: canExpire(findType(fields.type)) ? textToNull(fields.expiry_date) : null,
        files: files.map(({ value }) => ({ Location: value })),
      }),
      encode: encodeDocument,
    },
  )
}

/** The form's fields for a stored document. */
export const toDocumentFields = encodeDocument

export const emptyDocument: DocumentFields = { type: '', number: '', issuer: '', issue_date: '', expiry_date: '', files: [] }

/** The fields that a draft keeps: files by their reference on the server, and no number where it may be that of an identity document. */
export const pickDraftFields = (documentTypes: readonly DocumentTypeOption[]): readonly (keyof DocumentFields)[] => [
  'type',
  'issuer',
  'issue_date',
  'expiry_date',
  'files',
  ...(documentTypes.some(({ code }) => isIdentityDocument(code)) ? [] : (['number'] as const)),
]

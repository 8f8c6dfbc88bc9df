import type { DocumentType } from '@vehicle-partner/domain'

/** Serializes a document type without `required`. */
export const serializeDocumentType = ({ code, label, expires, months, numberLabel, help }: DocumentType) => ({
  code,
  label,
  has_expiry: expires !== 'no',
  expiry_optional: expires === 'optional',
  default_months: months ?? null,
  number_label: numberLabel ?? null,
  help,
})

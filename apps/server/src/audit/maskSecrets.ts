/** One changed field; the values are JSON. */
export interface FieldChange {
  field: string
  from: unknown
  to: unknown
}

/** Fields whose values never appear in the audit log. */
const secretFields = /password|token|secret|otp|code_hash|_hash$|hash$/i
/** Account and document numbers: the log shows only their last four digits. */
const numberFields = /^(account_number|document_id|nin|bvn)$/i

/** Replaces secret values by dots. */
export const maskSecrets = (changes: readonly FieldChange[]): FieldChange[] =>
  changes.map(({ field, from, to }) => ({ field, from: maskValue(field, from), to: maskValue(field, to) }))

function maskValue(field: string, value: unknown): unknown {
  if (value === null || value === undefined) return null
  if (secretFields.test(field)) return '••••••'
  if (numberFields.test(field) && typeof value === 'string') return `••••••${value.slice(-4)}`
  if (Array.isArray(value)) return value.map((item: unknown) => maskValue('', item))
  if (typeof value === 'object' && !(value instanceof Date))
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, maskValue(key, inner)]))
  return value
}

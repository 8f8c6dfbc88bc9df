/** One field that was changed; values are what JSON can hold. */
export interface Change {
  field: string
  from: unknown
  to: unknown
}

/** Fields of which the trail may say that they changed, and not what they were. */
const secret = /password|token|secret|otp|code_hash|_hash$|hash$/i
/** Numbers of accounts and papers of which the last figures suffice. */
const number = /^(account_number|document_id|nin|bvn)$/i

/** The same changes as the trail may show them. */
export const maskSecrets = (changes: readonly Change[]): Change[] =>
  changes.map(({ field, from, to }) => ({ field, from: masked(field, from), to: masked(field, to) }))

function masked(field: string, value: unknown): unknown {
  if (value === null || value === undefined) return null
  if (secret.test(field)) return '••••••'
  if (number.test(field) && typeof value === 'string') return `••••••${value.slice(-4)}`
  if (Array.isArray(value)) return value.map((each: unknown) => masked('', each))
  if (typeof value === 'object' && !(value instanceof Date))
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, masked(key, inner)]))
  return value
}

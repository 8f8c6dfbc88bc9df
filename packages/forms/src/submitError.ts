/** Why a submitted form was rejected; `fields` where fields are at fault. */
export interface SubmitError {
  message: string
  /** Messages by the name of the field. */
  fields?: Readonly<Record<string, string>>
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null

/** The messages by field that a rejection carries, whatever its class. */
export function getFieldErrors(reason: unknown): readonly (readonly [field: string, message: string])[] {
  if (!isRecord(reason) || !isRecord(reason['fields'])) return []
  return Object.entries(reason['fields']).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
}

/**
 * The form's field for a path of the value that is sent: what `toFieldName` makes of it, the path itself, or the field that it leads
 * into (`phone.number`). Undefined when the form has no such field.
 */
export function resolveFieldName(
  path: string,
  isField: (name: string) => boolean,
  toFieldName: (path: string) => string = (same) => same,
): string | undefined {
  const [whole = ''] = path.split('.', 1)
  return [toFieldName(path), path, whole].find(isField)
}

/** The message of a rejected one-time code, whatever the class of the rejection; `isUsedUp` when the code no longer works at all. */
export function getCodeRejection(reason: unknown): { message: string; isUsedUp: boolean } | undefined {
  if (!isRecord(reason) || typeof reason['message'] !== 'string') return undefined
  const { code, message } = reason
  return code === 'OtpInvalid' || code === 'OtpExpired' ? { message, isUsedUp: code === 'OtpExpired' } : undefined
}

/** The message of a rejected pair of address and password, whatever the class of the rejection. */
export const getCredentialsRejection = (reason: unknown): string | undefined =>
  isRecord(reason) && reason['code'] === 'InvalidCredentials' && typeof reason['message'] === 'string' ? reason['message'] : undefined

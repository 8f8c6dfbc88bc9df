import { ApiError } from '@vehicle-partner/api'

/** Renames the fields of an API error to those of the form; other fields keep their names. */
export function renameErrorFields(error: unknown, fieldNames: Readonly<Record<string, string>>): unknown {
  if (!(error instanceof ApiError)) return error
  const fields = Object.fromEntries(Object.entries(error.fields).map(([name, message]) => [fieldNames[name] ?? name, message]))
  return new ApiError({
    status: error.status,
    code: error.code,
    message: error.message,
    hasServerMessage: error.hasServerMessage,
    requestId: error.requestId,
    data: error.data,
    fields,
  })
}

/** Whether a step failed because it is done already, most likely in another tab; the caller continues with the next step. */
export const isAlreadyDone = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'InvalidTransition' || error.code === 'ItemAlreadyExist')

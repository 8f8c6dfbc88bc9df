import { ApiError } from '@vehicle-partner/api'

/** A refusal as a form understands it: its messages under the names of the form's fields, those of the call stay for the rest. */
export function renameErrorFields(reason: unknown, names: Readonly<Record<string, string>>): unknown {
  if (!(reason instanceof ApiError)) return reason
  const fields = Object.fromEntries(Object.entries(reason.fields).map(([name, message]) => [names[name] ?? name, message]))
  return new ApiError({
    status: reason.status,
    code: reason.code,
    message: reason.message,
    hasServerMessage: reason.hasServerMessage,
    requestId: reason.requestId,
    data: reason.data,
    fields,
  })
}

/** Whether a step was refused because it was taken already, in another window most likely: then the way goes on as if it had been taken here. */
export const isAlreadyDone = (reason: unknown): boolean =>
  reason instanceof ApiError && (reason.code === 'InvalidTransition' || reason.code === 'ItemAlreadyExist')

import { errorMessages, type ErrorMessageKey } from '@vehicle-partner/domain'

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null

/**
 * The message to show for a failed call: the server's message, otherwise the fallback of spec section 8. Checks the shape of the error
 * and not its class, because public pages are painted before the API client's classes are loaded.
 */
export function getErrorMessage(error: unknown, fallback: ErrorMessageKey = 'default'): string {
  // ApiError and LoginError have a code; `hasServerMessage` is false where the server sent no message.
  if (!isRecord(error) || typeof error['code'] !== 'string' || error['hasServerMessage'] === false) return errorMessages[fallback]
  const { message } = error
  return typeof message === 'string' && message !== '' ? message : errorMessages[fallback]
}

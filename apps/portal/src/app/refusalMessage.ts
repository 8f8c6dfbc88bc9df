const fallback = 'Oops! An error occurred, please try again.'

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null

/**
 * The words to show when a login fails (spec section 8). Structural, because the client's classes are not loaded yet when
 * this page is painted: a refusal has a code, and `hasServerMessage: false` where the server had no words of its own.
 */
export function refusalMessage(reason: unknown): string {
  if (!isRecord(reason) || typeof reason['code'] !== 'string' || reason['hasServerMessage'] === false) return fallback
  const { message } = reason
  return typeof message === 'string' && message !== '' ? message : fallback
}

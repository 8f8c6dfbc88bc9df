import { RequestError } from '@vehicle-partner/api/server'
import { limitMessage } from '@vehicle-partner/domain'

/** The error of every limit; it tells people when it works again. */
export function createLimitError(milliseconds: number): RequestError {
  const retryAfter = Math.max(1, Math.ceil(milliseconds / 1000))
  return new RequestError('TooManyRequests', limitMessage(retryAfter), { retryAfter })
}

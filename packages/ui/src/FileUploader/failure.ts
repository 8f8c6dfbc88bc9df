import type { FileUploaderLabels, UploadLimits } from './labels.ts'
import type { Again } from './queue.ts'

export interface Failure {
  reason: string
  again: Again
}

const field = (error: unknown, name: 'status' | 'message' | 'name'): unknown =>
  typeof error === 'object' && error !== null && name in error ? (error as Record<string, unknown>)[name] : undefined // tested just now

// These say "later"; every other 4xx says "not like this", and the same file would be refused again.
const passing = new Set([408, 425, 429])

/** What a failed upload means: what people read, and whether the same file may be sent once more. */
export function failureOf(error: unknown, words: FileUploaderLabels, limits: UploadLimits, online: boolean): Failure {
  const status = field(error, 'status')
  if (typeof status !== 'number' || status === 0) {
    if (!online) return { reason: words.failed.offline, again: 'online' }
    return { reason: field(error, 'name') === 'TimeoutError' ? words.failed.timeout : words.failed.server, again: 'asked' }
  }
  if (status === 413) return { reason: words.rejected.tooBig(limits), again: 'never' }
  if (status === 415) return { reason: words.rejected.type(limits), again: 'never' }
  if (status === 408 || status === 504) return { reason: words.failed.timeout, again: 'asked' }
  if (status >= 500 || passing.has(status)) return { reason: words.failed.server, again: 'asked' }
  const message = field(error, 'message')
  // The server has looked at the file and says what is wrong with it.
  return { reason: typeof message === 'string' && message !== '' ? message : words.failed.refused, again: 'never' }
}

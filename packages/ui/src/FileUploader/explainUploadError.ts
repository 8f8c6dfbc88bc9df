import type { FileUploaderLabels, UploadLimits } from './fileUploaderLabels.ts'
import type { RetryPolicy } from './uploadQueue.ts'

export interface UploadFailure {
  reason: string
  retry: RetryPolicy
}

const readField = (error: unknown, name: 'status' | 'message' | 'name'): unknown =>
  typeof error === 'object' && error !== null && name in error ? (error as Record<string, unknown>)[name] : undefined // checked before

// Temporary errors; after another 4xx the same file would be rejected again.
const retryableStatuses = new Set([408, 425, 429])

/** Returns the message of a failed upload, and whether the same file can be retried. */
export function explainUploadError(error: unknown, labels: FileUploaderLabels, limits: UploadLimits, online: boolean): UploadFailure {
  const status = readField(error, 'status')
  if (typeof status !== 'number' || status === 0) {
    if (!online) return { reason: labels.failed.offline, retry: 'online' }
    return { reason: readField(error, 'name') === 'TimeoutError' ? labels.failed.timeout : labels.failed.server, retry: 'manual' }
  }
  if (status === 413) return { reason: labels.rejected.tooBig(limits), retry: 'never' }
  if (status === 415) return { reason: labels.rejected.type(limits), retry: 'never' }
  if (status === 408 || status === 504) return { reason: labels.failed.timeout, retry: 'manual' }
  if (status >= 500 || retryableStatuses.has(status)) return { reason: labels.failed.server, retry: 'manual' }
  const message = readField(error, 'message')
  // The server rejected the content of the file.
  return { reason: typeof message === 'string' && message !== '' ? message : labels.failed.refused, retry: 'never' }
}

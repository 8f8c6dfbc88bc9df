import type { Queue, QueueItem, RetryPolicy, UploadedFile, UploadStatus } from './uploadQueue.ts'

/** A row of the visible list. */
export interface UploadRow extends Pick<UploadedFile, 'size' | 'previewUrl' | 'note'> {
  key: string
  name: string
  status: UploadStatus
  isOnHold: boolean
  progress?: number | undefined
  reason?: string | undefined
  retry: RetryPolicy
  file?: File
  value?: string
}

const toRow = (item: QueueItem): UploadRow => ({
  ...item.uploaded,
  key: item.id,
  // Without a name or size from the server the local ones are used.
  name: item.uploaded?.name ?? item.name,
  size: item.uploaded?.size ?? item.file.size,
  status: item.status,
  isOnHold: item.isOnHold,
  progress: item.progress,
  reason: item.reason,
  retry: item.retry,
  file: item.file,
})

/** Lists the rows: previous files, then the queue, each file in its place. */
export function listRows(queue: Queue, value: readonly UploadedFile[]): UploadRow[] {
  const queueKeys = new Set(queue.map(({ uploaded }) => uploaded?.value))
  const valueKeys = new Set(value.map((file) => file.value))
  const before = value.filter((file) => !queueKeys.has(file.value))
  return [
    ...before.map((file): UploadRow => ({ ...file, key: file.value, status: 'done', isOnHold: false, retry: 'never' })),
    ...queue.filter(({ uploaded }) => uploaded === undefined || valueKeys.has(uploaded.value)).map(toRow),
  ]
}

/** Whether the upload of a row is running or waiting. */
export const isInProgress = ({ status }: UploadRow): boolean => status === 'checking' || status === 'queued' || status === 'uploading'

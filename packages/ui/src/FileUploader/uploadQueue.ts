/** An uploaded file as a form value. */
export interface UploadedFile {
  /** The URL or key of the file on the server. Submitted with the form; identifies the file. */
  value: string
  name: string
  /** In bytes. */
  size?: number
  /** A thumbnail from the server. */
  previewUrl?: string
  /** Replaces 'uploaded' after the size: 'uploaded 14:32'. */
  note?: string
}

/** `checking`: being validated. `queued`: waiting to start. */
export type UploadStatus = 'checking' | 'queued' | 'uploading' | 'done' | 'failed' | 'rejected' | 'cancelled'

/** When a failed or rejected upload can be retried: never, on request, or automatically once online. */
export type RetryPolicy = 'never' | 'manual' | 'online'

export interface QueueItem {
  id: string
  file: File
  /** The safe file name. */
  name: string
  status: UploadStatus
  /** Waits for the user to start the upload. */
  isOnHold: boolean
  /** From 0 to 1; undefined before the first progress event. */
  progress?: number | undefined
  reason?: string | undefined
  retry: RetryPolicy
  uploaded?: UploadedFile | undefined
}

export type QueueEvent =
  | { type: 'added'; items: readonly QueueItem[]; instead: boolean }
  | { type: 'admitted'; id: string; isOnHold: boolean; file?: File }
  | { type: 'refused'; id: string; reason: string; retry?: RetryPolicy }
  | { type: 'released' }
  | { type: 'begun'; id: string }
  | { type: 'progressed'; id: string; progress: number }
  | { type: 'finished'; id: string; uploaded: UploadedFile }
  | { type: 'failed'; id: string; reason: string; retry: RetryPolicy }
  | { type: 'cancelled'; id: string }
  | { type: 'retried'; id: string }
  | { type: 'removed'; id: string }
  | { type: 'cleared' }

export type Queue = readonly QueueItem[]

/** Whether a file of the queue takes one of the places of the value. */
export const takesPlace = ({ status }: QueueItem): boolean => status !== 'done' && status !== 'rejected' && status !== 'cancelled'

const isUnfinished = ({ status }: QueueItem) => status === 'checking' || status === 'queued' || status === 'uploading'

/** Whether uploads are running or waiting. */
export const isBusy = (queue: Queue): boolean => queue.some(isUnfinished)

/** Applies an event. Events that are invalid in the status of a file have no effect. */
export function reduceQueue(queue: Queue, event: QueueEvent): Queue {
  if (event.type === 'added') return [...(event.instead ? queue.filter(({ status }) => status === 'done') : queue), ...event.items]
  if (event.type === 'released') return queue.map((item) => (item.isOnHold ? { ...item, isOnHold: false } : item))
  if (event.type === 'removed') return queue.filter(({ id }) => id !== event.id)
  if (event.type === 'cleared') return []
  return queue.map((item) => (item.id === event.id ? reduceItem(item, event) : item))
}

type ItemEvent = Exclude<QueueEvent, { type: 'added' | 'released' | 'removed' | 'cleared' }>

function reduceItem(item: QueueItem, event: ItemEvent): QueueItem {
  const { status } = item
  switch (event.type) {
    case 'admitted':
      return status === 'checking' ? { ...item, status: 'queued', isOnHold: event.isOnHold, file: event.file ?? item.file } : item
    case 'refused':
      return status === 'checking' ? { ...item, status: 'rejected', reason: event.reason, retry: event.retry ?? 'never' } : item
    case 'begun':
      return status === 'queued' && !item.isOnHold ? { ...item, status: 'uploading', progress: undefined } : item
    case 'progressed':
      // Progress events may arrive out of order.
      return status === 'uploading' ? { ...item, progress: Math.min(1, Math.max(item.progress ?? 0, event.progress)) } : item
    case 'finished':
      return status === 'uploading' ? { ...item, status: 'done', progress: 1, uploaded: event.uploaded } : item
    case 'failed':
      return status === 'uploading' ? { ...item, status: 'failed', reason: event.reason, retry: event.retry } : item
    case 'cancelled':
      return isUnfinished(item) ? { ...item, status: 'cancelled', retry: 'manual', isOnHold: false } : item
    case 'retried':
      return (status === 'failed' || status === 'rejected' || status === 'cancelled') && item.retry !== 'never'
        ? { ...item, status: 'checking', progress: undefined, reason: undefined, retry: 'never' }
        : item
  }
}

/** Returns the ids of the next files to start, in order. */
export function listStartable(queue: Queue, concurrency: number): string[] {
  const free = concurrency - queue.filter(({ status }) => status === 'uploading').length
  return queue
    .filter(({ status, isOnHold }) => status === 'queued' && !isOnHold)
    .slice(0, Math.max(0, free))
    .map(({ id }) => id)
}

/** Adds an uploaded file to the value in the order in which files were chosen; in single mode it is the only one. */
export function addToValue(queue: Queue, value: readonly UploadedFile[], arrived: UploadedFile, multiple: boolean): UploadedFile[] {
  if (!multiple) return [arrived]
  const files = new Map([...value, arrived].map((file) => [file.value, file]))
  const orderedKeys = queue.flatMap(({ uploaded }) => (uploaded && files.has(uploaded.value) ? [uploaded.value] : []))
  const before = value.filter((file) => !orderedKeys.includes(file.value))
  return [...before, ...orderedKeys.flatMap((place) => files.get(place) ?? [])]
}

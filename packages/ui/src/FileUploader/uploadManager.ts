import type { UploadFailure } from './explainUploadError.ts'
import { isBusy, listStartable, reduceQueue, type Queue, type QueueEvent, type QueueItem, type UploadedFile } from './uploadQueue.ts'

/** Progress of an upload; compatible with the events of axios and XMLHttpRequest. */
export interface UploadProgress {
  loaded: number
  /** @default the size of the file */
  total?: number | undefined
}

export interface UploadContext {
  /** Aborted on cancel, unmount and timeout. A new signal for each attempt. */
  signal: AbortSignal
  onProgress: (progress: UploadProgress) => void
}

/** Uploads one file and resolves to its value on the server. */
export type Upload = (
  file: File,
  context: UploadContext,
) => Promise<string | (Pick<UploadedFile, 'value'> & Partial<Omit<UploadedFile, 'value'>>)>

/** Options that may change with each render. */
export interface UploadOptions {
  upload: Upload
  /** Converts the file before the upload. */
  transformFile?: ((file: File) => Promise<File>) | undefined
  /** Resolves to the reason against the file, if any. */
  validate: (file: File) => Promise<string | undefined>
  explainError: (error: unknown, file: File) => UploadFailure
  concurrency: number
  autoUpload: boolean
  timeout: number
  onFinished: (uploaded: UploadedFile, queue: Queue) => void
  onEvent: (event: QueueEvent, queue: Queue) => void
}

/** Uploads files in order with limited concurrency. Independent of the DOM. */
export function createUploadManager() {
  let options: UploadOptions | undefined
  let queue: Queue = []
  let isStarted = false
  const listeners = new Set<() => void>()
  const controllers = new Map<string, AbortController>()
  const validations = new Map<string, object>()

  const find = (id: string) => queue.find((item) => item.id === id)
  const dispatch = (event: QueueEvent) => {
    const before = queue
    queue = reduceQueue(queue, event)
    options?.onEvent(event, event.type === 'removed' ? before : queue)
    for (const listener of listeners) listener()
  }

  const validateItem = async (item: QueueItem) => {
    if (!options) return
    const validation = {}
    validations.set(item.id, validation)
    const { transformFile, validate, autoUpload } = options
    // If converting fails, the original is uploaded.
    const file = (await transformFile?.(item.file).catch(() => undefined)) ?? item.file
    const reason = await validate(file)
    if (validations.get(item.id) !== validation) return
    validations.delete(item.id)
    dispatch(
      reason === undefined ? { type: 'admitted', id: item.id, isOnHold: !autoUpload, file } : { type: 'refused', id: item.id, reason },
    )
    startNext()
  }

  const uploadItem = async ({ id, file, name }: QueueItem) => {
    if (!options) return
    const controller = new AbortController()
    const isCurrent = () => controllers.get(id) === controller
    controllers.set(id, controller)
    dispatch({ type: 'begun', id })
    const { upload, timeout } = options
    let timer: ReturnType<typeof setTimeout> | undefined
    const restartTimeout = () => {
      clearTimeout(timer)
      if (Number.isFinite(timeout))
        timer = setTimeout(() => controller.abort(new DOMException('No upload progress', 'TimeoutError')), timeout)
    }
    const onProgress = ({ loaded, total }: UploadProgress) => {
      if (!isCurrent()) return
      restartTimeout()
      dispatch({ type: 'progressed', id, progress: loaded / (total || file.size) })
    }
    restartTimeout()
    try {
      // Does not wait for an upload function that ignores the signal.
      const aborted = new Promise<never>((_, reject) => controller.signal.addEventListener('abort', () => reject(controller.signal.reason)))
      const uploading = (async () => upload(file, { signal: controller.signal, onProgress }))()
      const response = await Promise.race([uploading, aborted])
      if (!isCurrent()) return
      const uploaded = { name, size: file.size, ...(typeof response === 'string' ? { value: response } : response) }
      dispatch({ type: 'finished', id, uploaded })
      options.onFinished(uploaded, queue)
    } catch (error) {
      if (isCurrent()) dispatch({ type: 'failed', id, ...options.explainError(error, file) })
    } finally {
      clearTimeout(timer)
      if (isCurrent()) controllers.delete(id)
      startNext()
    }
  }

  const startNext = () => {
    if (!isStarted || !options) return
    for (const id of listStartable(queue, options.concurrency)) {
      const item = find(id)
      if (item) void uploadItem(item)
    }
  }

  const abortItem = (id: string) => {
    const controller = controllers.get(id)
    controllers.delete(id)
    validations.delete(id)
    controller?.abort()
  }
  const abortAll = () => {
    for (const { id } of queue) abortItem(id)
  }

  return {
    state: () => queue,
    /** Updates the options after each render. */
    setOptions: (given: UploadOptions) => {
      options = given
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Adds files; `instead` replaces those that are not uploaded. */
    add: (items: readonly QueueItem[], instead: boolean) => {
      if (instead) for (const { id, status } of queue) if (status !== 'done') abortItem(id)
      dispatch({ type: 'added', items, instead })
      for (const item of items) if (item.status === 'checking') void validateItem(item)
    },
    cancel: (id: string) => {
      abortItem(id)
      dispatch({ type: 'cancelled', id })
      startNext()
    },
    /** With a reason against it the file is rejected, and can be retried later. */
    retry: (id: string, refusal?: string) => {
      dispatch({ type: 'retried', id })
      const item = find(id)
      if (refusal !== undefined) dispatch({ type: 'refused', id, reason: refusal, retry: 'manual' })
      else if (item?.status === 'checking') void validateItem(item)
    },
    remove: (id: string) => {
      abortItem(id)
      dispatch({ type: 'removed', id })
      startNext()
    },
    /** Starts the files on hold. */
    release: () => {
      dispatch({ type: 'released' })
      startNext()
    },
    clear: () => {
      abortAll()
      if (queue.length > 0) dispatch({ type: 'cleared' })
    },
    start: () => {
      isStarted = true
      startNext()
    },
    /** Called on unmount: aborts running uploads. */
    stop: () => {
      isStarted = false
      abortAll()
      if (isBusy(queue)) for (const { id } of queue) queue = reduceQueue(queue, { type: 'cancelled', id })
    },
  }
}

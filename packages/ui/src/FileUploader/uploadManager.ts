import type { UploadFailure } from './explainUploadError.ts'
import { isBusy, listStartable, reduceQueue, type Queue, type QueueEvent, type QueueItem, type UploadedFile } from './uploadQueue.ts'

/** How far an upload is; what axios and XMLHttpRequest report can be handed on as it is. */
export interface UploadProgress {
  loaded: number
  /** @default the size of the file */
  total?: number | undefined
}

export interface UploadContext {
  /** Aborted when the person cancels, when the page goes, and when nothing was heard for too long. A new one for each try. */
  signal: AbortSignal
  onProgress: (progress: UploadProgress) => void
}

/** Sends one file; answers with what the server calls it. */
export type Upload = (
  file: File,
  context: UploadContext,
) => Promise<string | (Pick<UploadedFile, 'value'> & Partial<Omit<UploadedFile, 'value'>>)>

/** What the uploads need to know anew each time. */
export interface UploadOptions {
  upload: Upload
  /** What is sent in place of a file that was chosen. */
  transformFile?: ((file: File) => Promise<File>) | undefined
  /** The reason against a file, after a look inside. */
  validate: (file: File) => Promise<string | undefined>
  explainError: (error: unknown, file: File) => UploadFailure
  concurrency: number
  autoUpload: boolean
  timeout: number
  onFinished: (uploaded: UploadedFile, queue: Queue) => void
  onEvent: (event: QueueEvent, queue: Queue) => void
}

export type UploadManager = ReturnType<typeof createUploadManager>

/** Sends files, so many at once, in the order of choosing. Knows nothing of the page. */
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
    // Where nothing can be made of it, it goes as it is.
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
        timer = setTimeout(() => controller.abort(new DOMException('Nothing was heard', 'TimeoutError')), timeout)
    }
    const onProgress = ({ loaded, total }: UploadProgress) => {
      if (!isCurrent()) return
      restartTimeout()
      dispatch({ type: 'progressed', id, progress: loaded / (total || file.size) })
    }
    restartTimeout()
    try {
      // Who does not heed the signal is not waited for.
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
    const own = controllers.get(id)
    controllers.delete(id)
    validations.delete(id)
    own?.abort()
  }
  const abortAll = () => {
    for (const { id } of queue) abortItem(id)
  }

  return {
    state: () => queue,
    /** The wishes of the latest render. */
    heed: (given: UploadOptions) => {
      options = given
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Takes files in; `instead` of all that has not arrived. */
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
    retry: (id: string) => {
      dispatch({ type: 'retried', id })
      const item = find(id)
      if (item?.status === 'checking') void validateItem(item)
    },
    remove: (id: string) => {
      abortItem(id)
      dispatch({ type: 'removed', id })
      startNext()
    },
    /** Lets those go that waited for a word. */
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
    /** The page goes: whatever is on its way is called back. */
    stop: () => {
      isStarted = false
      abortAll()
      if (isBusy(queue)) for (const { id } of queue) queue = reduceQueue(queue, { type: 'cancelled', id })
    },
  }
}

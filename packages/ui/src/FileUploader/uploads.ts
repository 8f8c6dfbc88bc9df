import type { Failure } from './failure.ts'
import { isBusy, nextUp, reduce, type Queue, type QueueEvent, type QueueItem, type UploadedFile } from './queue.ts'

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
export interface UploadsSettings {
  upload: Upload
  /** What is sent in place of a file that was chosen. */
  prepare?: ((file: File) => Promise<File>) | undefined
  /** The reason against a file, after a look inside. */
  examine: (file: File) => Promise<string | undefined>
  explain: (error: unknown, file: File) => Failure
  concurrency: number
  autoUpload: boolean
  timeout: number
  onFinished: (uploaded: UploadedFile, queue: Queue) => void
  onEvent: (event: QueueEvent, queue: Queue) => void
}

export type Uploads = ReturnType<typeof createUploads>

/** Sends files, so many at once, in the order of choosing. Knows nothing of the page. */
export function createUploads() {
  let settings: UploadsSettings | undefined
  let queue: Queue = []
  let stands = false
  const listeners = new Set<() => void>()
  const running = new Map<string, AbortController>()
  const examined = new Map<string, object>()

  const find = (id: string) => queue.find((item) => item.id === id)
  const send = (event: QueueEvent) => {
    const before = queue
    queue = reduce(queue, event)
    settings?.onEvent(event, event.type === 'removed' ? before : queue)
    for (const listener of listeners) listener()
  }

  const look = async (item: QueueItem) => {
    if (!settings) return
    const turn = {}
    examined.set(item.id, turn)
    const { prepare, examine, autoUpload } = settings
    // Where nothing can be made of it, it goes as it is.
    const file = (await prepare?.(item.file).catch(() => undefined)) ?? item.file
    const reason = await examine(file)
    if (examined.get(item.id) !== turn) return
    examined.delete(item.id)
    send(reason === undefined ? { type: 'admitted', id: item.id, held: !autoUpload, file } : { type: 'refused', id: item.id, reason })
    pump()
  }

  const run = async ({ id, file, name }: QueueItem) => {
    if (!settings) return
    const own = new AbortController()
    const isOurs = () => running.get(id) === own
    running.set(id, own)
    send({ type: 'begun', id })
    const { upload, timeout } = settings
    let timer: ReturnType<typeof setTimeout> | undefined
    const listen = () => {
      clearTimeout(timer)
      if (Number.isFinite(timeout)) timer = setTimeout(() => own.abort(new DOMException('Nothing was heard', 'TimeoutError')), timeout)
    }
    const onProgress = ({ loaded, total }: UploadProgress) => {
      if (!isOurs()) return
      listen()
      send({ type: 'progressed', id, share: loaded / (total || file.size) })
    }
    listen()
    try {
      // Who does not heed the signal is not waited for.
      const stopped = new Promise<never>((_, reject) => own.signal.addEventListener('abort', () => reject(own.signal.reason)))
      const sending = (async () => upload(file, { signal: own.signal, onProgress }))()
      const answer = await Promise.race([sending, stopped])
      if (!isOurs()) return
      const uploaded = { name, size: file.size, ...(typeof answer === 'string' ? { value: answer } : answer) }
      send({ type: 'finished', id, uploaded })
      settings.onFinished(uploaded, queue)
    } catch (error) {
      if (isOurs()) send({ type: 'failed', id, ...settings.explain(error, file) })
    } finally {
      clearTimeout(timer)
      if (isOurs()) running.delete(id)
      pump()
    }
  }

  const pump = () => {
    if (!stands || !settings) return
    for (const id of nextUp(queue, settings.concurrency)) {
      const item = find(id)
      if (item) void run(item)
    }
  }

  const drop = (id: string) => {
    const own = running.get(id)
    running.delete(id)
    examined.delete(id)
    own?.abort()
  }
  const dropAll = () => {
    for (const { id } of queue) drop(id)
  }

  return {
    state: () => queue,
    /** The wishes of the latest render. */
    heed: (given: UploadsSettings) => {
      settings = given
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Takes files in; `instead` of all that has not arrived. */
    add: (items: readonly QueueItem[], instead: boolean) => {
      if (instead) for (const { id, status } of queue) if (status !== 'done') drop(id)
      send({ type: 'added', items, instead })
      for (const item of items) if (item.status === 'checking') void look(item)
    },
    cancel: (id: string) => {
      drop(id)
      send({ type: 'cancelled', id })
      pump()
    },
    retry: (id: string) => {
      send({ type: 'retried', id })
      const item = find(id)
      if (item?.status === 'checking') void look(item)
    },
    remove: (id: string) => {
      drop(id)
      send({ type: 'removed', id })
      pump()
    },
    /** Lets those go that waited for a word. */
    release: () => {
      send({ type: 'released' })
      pump()
    },
    clear: () => {
      dropAll()
      if (queue.length > 0) send({ type: 'cleared' })
    },
    start: () => {
      stands = true
      pump()
    },
    /** The page goes: whatever is on its way is called back. */
    stop: () => {
      stands = false
      dropAll()
      if (isBusy(queue)) for (const { id } of queue) queue = reduce(queue, { type: 'cancelled', id })
    },
  }
}

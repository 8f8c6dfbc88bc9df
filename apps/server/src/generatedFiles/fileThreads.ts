import type { ReportRow } from '@vehicle-partner/api/server'
import type { FileTask } from './fileTasks.ts'
import { startFileThread, type FileThread } from './fileThread.ts'

/** How long an unused thread is kept. */
const idleMs = 30_000

/** Threads that create PDF and XLSX files, so that the server answers meanwhile. */
export interface FileThreads {
  /**
   * The content of a file. Files for a request and files of the job have threads of their own, so that a long report delays no download.
   * Throws the reason of the signal if it is aborted.
   */
  create: (
    use: 'request' | 'job',
    task: FileTask,
    more?: { pages?: AsyncIterable<readonly ReportRow[]>; signal?: AbortSignal },
  ) => AsyncIterable<Uint8Array>
  close: () => Promise<void>
}

async function* noRows(): AsyncGenerator<readonly ReportRow[]> {
  // A file without rows.
}

/** Opens one thread for each use; it starts with the first file and ends when it is not used. */
export function openFileThreads(start: () => FileThread = startFileThread): FileThreads {
  const lanes = { request: createLane(start), job: createLane(start) }
  const closed = new AbortController()
  return {
    create: (use, task, { pages = noRows(), signal } = {}) =>
      lanes[use].run(task, pages, signal ? AbortSignal.any([closed.signal, signal]) : closed.signal),
    async close() {
      closed.abort(new Error('The server stops'))
      await Promise.all(Object.values(lanes).map((lane) => lane.close()))
    },
  }
}

/** One thread, and the tasks that wait for it in the order of their arrival. */
function createLane(start: () => FileThread) {
  let thread: FileThread | undefined
  let idle: NodeJS.Timeout | undefined
  let last: Promise<void> = Promise.resolve()
  const close = async () => {
    clearTimeout(idle)
    const ending = thread
    thread = undefined
    await ending?.terminate()
  }
  return {
    close,
    async *run(task: FileTask, pages: AsyncIterable<readonly ReportRow[]>, signal: AbortSignal): AsyncGenerator<Uint8Array> {
      const before = last
      const turn = Promise.withResolvers<void>()
      last = before.then(() => turn.promise)
      try {
        await before
        signal.throwIfAborted()
        clearTimeout(idle)
        if (!thread?.isAlive()) thread = start()
        yield* thread.run(task, pages, signal)
      } finally {
        // A task that was given up before it began finds the timer of the one before it.
        clearTimeout(idle)
        idle = setTimeout(() => void close(), idleMs).unref()
        turn.resolve()
      }
    },
  }
}

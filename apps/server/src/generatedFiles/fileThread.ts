import { Worker } from 'node:worker_threads'
import type { ReportRow } from '@vehicle-partner/api/server'
import type { FileMessage, FileRequest, FileTask } from './fileTasks.ts'

/** A thread that needs more memory fails alone. */
const resourceLimits = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 16 }
/** The workspace packages are read from their source, also where the process was started without the condition. */
const condition = '--conditions=@vehicle-partner/source'

/** A thread that creates files, one at a time. */
export interface FileThread {
  run: (task: FileTask, pages: AsyncIterable<readonly ReportRow[]>, signal: AbortSignal) => AsyncGenerator<Uint8Array>
  isAlive: () => boolean
  terminate: () => Promise<void>
}

export function startFileThread(): FileThread {
  const worker = new Worker(new URL('createFile.worker.ts', import.meta.url), { execArgv: [condition], resourceLimits })
  let isAlive = true
  worker.once('exit', () => (isAlive = false))
  // Each task sees the error itself; without a listener it would end the process.
  worker.on('error', () => undefined)
  worker.unref()
  const terminate = async () => {
    isAlive = false
    await worker.terminate()
  }
  return {
    isAlive: () => isAlive,
    terminate,
    async *run(task, pages, signal) {
      const send = (request: FileRequest) => worker.postMessage(request)
      const inbox = openInbox(worker, signal)
      const rows = pages[Symbol.asyncIterator]()
      let isDone = false
      worker.ref()
      try {
        send({ task })
        while (!isDone) {
          const message = await inbox.next()
          if ('chunk' in message) yield message.chunk
          else if ('pull' in message) {
            const page = await rows.next()
            send(page.done === true ? { end: true } : { rows: page.value })
          } else if ('failure' in message) {
            isDone = true
            throw Object.assign(new Error(message.failure), message.stack === undefined ? {} : { stack: message.stack })
          } else isDone = true
        }
      } finally {
        inbox.close()
        worker.unref()
        // A task that was given up would answer to the next one.
        if (!isDone) await terminate()
        await rows.return?.()
      }
    },
  }
}

/** The messages of a worker in order. The next page of rows is asked for only after earlier chunks are taken. */
function openInbox(worker: Worker, signal: AbortSignal) {
  const waiting: FileMessage[] = []
  let fault: unknown
  let wake = () => undefined as void
  const onMessage = (message: unknown) => {
    if (!isFileMessage(message)) return
    waiting.push(message)
    wake()
  }
  const fail = (error: unknown) => {
    fault ??= error
    wake()
  }
  const onExit = () => fail(new Error('The thread that creates files has ended'))
  const onAbort = () => fail(signal.reason)
  worker.on('message', onMessage).on('error', fail).on('exit', onExit)
  signal.addEventListener('abort', onAbort)
  if (signal.aborted) onAbort()
  return {
    async next(): Promise<FileMessage> {
      for (;;) {
        if (fault !== undefined) throw fault instanceof Error ? fault : new Error('The task was aborted')
        const message = waiting.shift()
        if (message) return message
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      }
    },
    close() {
      worker.off('message', onMessage).off('error', fail).off('exit', onExit)
      signal.removeEventListener('abort', onAbort)
    },
  }
}

/** `node --watch` sends its own messages on the same channel. */
const isFileMessage = (message: unknown): message is FileMessage =>
  typeof message === 'object' && message !== null && ['pull', 'chunk', 'done', 'failure'].some((key) => key in message)

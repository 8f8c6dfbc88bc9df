import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { StartError } from '../settings.ts'
import type { LockMessage, LockRequest } from './folderLock.worker.ts'

export interface FolderLock {
  release: () => Promise<void>
}

/**
 * Locks a data folder for this process, because the embedded database can be opened twice and then loses rows.
 * A lock whose holder has died is replaced within seconds. Throws StartError if another server holds it.
 */
export async function lockFolder(folder: string, onLost: (reason: string) => void, stale = 4000): Promise<FolderLock> {
  // A worker thread keeps the heartbeat running while the embedded database blocks the main thread.
  const request: LockRequest = { folder, lockfile: join(folder, 'server.lock'), stale }
  const worker = new Worker(new URL('folderLock.worker.ts', import.meta.url), { workerData: request })
  const message = await waitForMessage(worker)
  if (!('held' in message) || !message.held) {
    await worker.terminate()
    if ('reason' in message && message.reason === 'taken')
      throw new StartError(`The data folder ${folder} is in use by another server. Stop it, or set DATA_DIR to another folder.`)
    throw new StartError(
      `The data folder ${folder} cannot be used: ${'detail' in message ? message.detail : 'the lock could not be taken'}`,
    )
  }
  worker.on('message', (received: unknown) => {
    if (isLockMessage(received) && 'lost' in received) onLost(received.lost)
  })
  worker.unref()
  return {
    async release() {
      worker.ref()
      worker.postMessage('release')
      await new Promise<void>((resolve) => {
        worker.once('exit', () => resolve())
      })
    },
  }
}

/** `node --watch` sends its own messages on the same channel. */
const isLockMessage = (message: unknown): message is LockMessage =>
  typeof message === 'object' && message !== null && ['held', 'lost', 'released'].some((key) => key in message)

function waitForMessage(worker: Worker): Promise<LockMessage> {
  return new Promise((resolve, reject) => {
    worker.on('message', (received: unknown) => {
      if (isLockMessage(received)) resolve(received)
    })
    worker.once('error', reject)
  })
}

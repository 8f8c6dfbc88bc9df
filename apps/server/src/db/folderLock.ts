import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { StartError } from '../settings.ts'
import type { LockMessage, LockRequest } from './folderLock.worker.ts'

export interface FolderLock {
  release: () => Promise<void>
}

/**
 * Takes a data folder for this process alone: the embedded database itself opens twice without a word and loses rows.
 * Heals within seconds when the holder has died. Throws StartRefused when another server holds it.
 */
export async function lockFolder(folder: string, onLost: (reason: string) => void, stale = 4000): Promise<FolderLock> {
  // A thread of its own keeps the heartbeat going while the embedded database computes on the main one.
  const order: LockRequest = { folder, lockfile: join(folder, 'server.lock'), stale }
  const worker = new Worker(new URL('folderLock.worker.ts', import.meta.url), { workerData: order })
  const first = await firstMessage(worker)
  if (!('held' in first) || !first.held) {
    await worker.terminate()
    if ('reason' in first && first.reason === 'taken')
      throw new StartError(`The data folder ${folder} is in use by another server. Stop it, or set DATA_DIR to another folder.`)
    throw new StartError(`The data folder ${folder} cannot be used: ${'detail' in first ? first.detail : 'the lock could not be taken'}`)
  }
  worker.on('message', (news: unknown) => {
    if (isLockMessage(news) && 'lost' in news) onLost(news.lost)
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

/** Under `node --watch` Node itself sends messages over the same channel. */
const isLockMessage = (message: unknown): message is LockMessage =>
  typeof message === 'object' && message !== null && ['held', 'lost', 'released'].some((key) => key in message)

function firstMessage(worker: Worker): Promise<LockMessage> {
  return new Promise((resolve, reject) => {
    worker.on('message', (news: unknown) => {
      if (isLockMessage(news)) resolve(news)
    })
    worker.once('error', reject)
  })
}

import { stat } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { lock } from 'proper-lockfile'

/** What the thread says: whether it holds the folder, and later whether it has lost it. */
export type LockMessage =
  | { held: true }
  | { held: false; reason: 'taken' | 'unusable'; detail: string }
  | { lost: string }
  | { released: true }

export interface LockRequest {
  folder: string
  lockfile: string
  /** Milliseconds without a heartbeat after which a holder counts as dead. */
  stale: number
}

const port = parentPort
if (port) void holdLock(port, workerData as LockRequest) // written by lock.ts, in the same release

async function holdLock(owner: NonNullable<typeof parentPort>, order: LockRequest): Promise<void> {
  const tell = (news: LockMessage) => owner.postMessage(news)
  try {
    const release = await acquireLock(order, (reason) => tell({ lost: reason }))
    tell({ held: true })
    owner.once('message', () => {
      release()
        .catch(() => undefined) // already lost: there is nothing to give back
        .finally(() => {
          tell({ released: true })
          owner.close()
        })
    })
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    tell({ held: false, reason: code === 'ELOCKED' ? 'taken' : 'unusable', detail: message })
    owner.close()
  }
}

/** Takes the lock; that of a dead holder after its heartbeat has grown stale. Gives up as soon as a heartbeat is seen. */
async function acquireLock({ folder, lockfile, stale }: LockRequest, onLost: (reason: string) => void): Promise<() => Promise<void>> {
  let first: number | undefined
  for (;;) {
    try {
      return await lock(folder, {
        lockfilePath: lockfile,
        realpath: false,
        stale,
        update: 1000,
        onCompromised: ({ message }) => onLost(message),
      })
    } catch (error) {
      const beat = await stat(lockfile).then(
        ({ mtimeMs }) => mtimeMs,
        () => first, // given back this moment: try once more
      )
      first ??= beat
      if ((error as NodeJS.ErrnoException).code !== 'ELOCKED' || beat !== first) throw error
      await wait(250)
    }
  }
}

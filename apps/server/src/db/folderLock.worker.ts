import { stat } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { lock } from 'proper-lockfile'

/** A message of the worker: whether it holds the lock, and later whether it lost it. */
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
if (port) void holdLock(port, workerData as LockRequest) // written by folderLock.ts

async function holdLock(owner: NonNullable<typeof parentPort>, request: LockRequest): Promise<void> {
  const send = (message: LockMessage) => owner.postMessage(message)
  try {
    const release = await acquireLock(request, (reason) => send({ lost: reason }))
    send({ held: true })
    owner.once('message', () => {
      release()
        .catch(() => undefined) // the lock is already lost
        .finally(() => {
          send({ released: true })
          owner.close()
        })
    })
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    send({ held: false, reason: code === 'ELOCKED' ? 'taken' : 'unusable', detail: message })
    owner.close()
  }
}

/** Takes the lock, or that of a dead holder once its heartbeat is stale. Throws as soon as the holder shows a heartbeat. */
async function acquireLock({ folder, lockfile, stale }: LockRequest, onLost: (reason: string) => void): Promise<() => Promise<void>> {
  let firstBeat: number | undefined
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
        () => firstBeat, // released just now, so try again
      )
      firstBeat ??= beat
      if ((error as NodeJS.ErrnoException).code !== 'ELOCKED' || beat !== firstBeat) throw error
      await wait(250)
    }
  }
}

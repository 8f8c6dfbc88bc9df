import { parentPort, workerData } from 'node:worker_threads'
import { lock } from 'proper-lockfile'

/** What the thread says: whether it holds the folder, and later whether it has lost it. */
export type LockNews =
  | { held: true }
  | { held: false; reason: 'taken' | 'unusable'; detail: string }
  | { lost: string }
  | { released: true }

export interface LockOrder {
  folder: string
  lockfile: string
  /** Milliseconds without a heartbeat after which a holder counts as dead. */
  stale: number
}

const port = parentPort
if (port) void hold(port, workerData as LockOrder) // written by lock.ts, in the same release

async function hold(owner: NonNullable<typeof parentPort>, { folder, lockfile, stale }: LockOrder): Promise<void> {
  const tell = (news: LockNews) => owner.postMessage(news)
  try {
    const release = await lock(folder, {
      lockfilePath: lockfile,
      realpath: false,
      stale,
      update: 1000,
      // Long enough for the heartbeat of a killed holder to grow stale, so that its folder heals.
      retries: { retries: Math.ceil(stale / 500) + 3, factor: 1, minTimeout: 500, maxTimeout: 500 },
      onCompromised: (error) => tell({ lost: error.message }),
    })
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

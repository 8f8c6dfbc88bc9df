import type { Dependencies } from '../context.ts'

/** When a job is due: every few seconds, or at a time of day in Lagos, daily or on one day of the month. */
export type JobInterval = { seconds: number } | { daily: `${number}:${number}` } | { monthly: { day: number; at: `${number}:${number}` } }

/** Work that the server does on its own. */
export interface Job {
  /** The name for `/sandbox/run`, such as `document-expiry`. */
  name: string
  /** What it does, in one sentence for the sandbox page. */
  summary: string
  every: JobInterval
  /**
   * Jobs of a lane run one after the other, lanes side by side, so that long reports and a slow bank or mail server delay no other job.
   * @default the lane of all others
   */
  lane?: 'bank' | 'messages' | 'reports'
  /**
   * Does everything that is due at `now` (the same as `dependencies.now`). It can run twice for the same time and must then change nothing.
   * Errors are logged and the job is retried.
   */
  run: (dependencies: Dependencies, now: Date) => Promise<void>
  /** Simulates other parties; runs in the sandbox only. */
  sandboxOnly?: true
}

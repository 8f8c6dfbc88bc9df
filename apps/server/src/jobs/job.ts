import type { Dependencies } from '../context.ts'

/** When a job is due: every so many seconds, or at a time of day in Lagos, each day or on one day of the month. */
export type Every = { seconds: number } | { daily: `${number}:${number}` } | { monthly: { day: number; at: `${number}:${number}` } }

/** Work that the server does by itself. */
export interface Job {
  /** As `/sandbox/run` names it: `document-expiry`. */
  name: string
  /** What it does, in one sentence; shown on the sandbox page. */
  summary: string
  every: Every
  /**
   * Does all that is due at `now` (which is also `dependencies.now`). It may run again for the same moment and must then change nothing.
   * What it throws is logged, and it is tried again.
   */
  run: (dependencies: Dependencies, now: Date) => Promise<void>
  /** Only while the sandbox is on: it plays what other people do elsewhere. */
  sandboxOnly?: true
}

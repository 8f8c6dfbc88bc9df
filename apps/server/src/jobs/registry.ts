import type { Job } from './job.ts'

/** Every job of the server; each area keeps its own in `<area>/<area>.jobs.ts`. */
export const jobs: readonly Job[] = []

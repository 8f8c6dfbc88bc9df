import { analyzeChangedTables } from '../db/analyzeTables.ts'
import type { Job } from '../jobs/job.ts'
import { runItemsWithoutTransaction } from '../jobs/runItems.ts'
import { applyRetention } from './applyRetention.ts'
import { retentionRules } from './retentionRules.ts'

/** Deletes data that is no longer needed. */
export const cleanupJobs: readonly Job[] = [
  {
    name: 'cleanup',
    summary: 'Deletes what is no longer needed, by the rules of docs/data-retention.md, and updates the statistics of the database.',
    every: { daily: '03:30' },
    async run(dependencies) {
      await runItemsWithoutTransaction(dependencies, {
        job: 'cleanup',
        items: Object.entries(retentionRules),
        keyOf: ([name]) => name,
        work: ([, rule]) => applyRetention(dependencies, rule),
      })
      await analyzeChangedTables(dependencies.db)
    },
  },
]

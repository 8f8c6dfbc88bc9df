import { cleanupJobs } from '../retention/cleanup.jobs.ts'
import { documentJobs } from '../documents/documents.jobs.ts'
import { importJobs } from '../imports/imports.jobs.ts'
import { fleetJobs } from '../fleet/fleet.jobs.ts'
import { kycJobs } from '../kyc/kyc.jobs.ts'
import { earningJobs } from '../earnings/earnings.jobs.ts'
import { ledgerJobs } from '../ledger/ledger.jobs.ts'
import { outboxJobs } from '../outbox/outbox.jobs.ts'
import { payoutJobs } from '../payouts/payouts.jobs.ts'
import { payslipJobs } from '../payslips/payslips.jobs.ts'
import { reportJobs } from '../reports/reports.jobs.ts'
import { settlementAccountJobs } from '../settlementAccounts/settlementAccounts.jobs.ts'
import { tripJobs } from '../trips/trips.jobs.ts'
import type { Job } from './job.ts'

/** All jobs in the order in which they run if several are due; each area defines its own in `<area>/<area>.jobs.ts`. */
export const allJobs: readonly Job[] = [
  ...cleanupJobs,
  ...outboxJobs,
  ...tripJobs,
  ...kycJobs,
  ...documentJobs,
  ...importJobs,
  ...fleetJobs,
  ...earningJobs,
  ...settlementAccountJobs,
  ...payslipJobs,
  ...payoutJobs,
  ...ledgerJobs,
  ...reportJobs,
]

import { and, eq, isNull, lte } from 'drizzle-orm'
import { settlementAccounts } from '../db/schema/payoutTables.ts'
import { inTransaction } from '../events/transaction.ts'
import type { Job } from '../jobs/job.ts'
import { formatAccountLabel } from './settlementAccountRows.ts'
import { notifyAccountChange } from './notifyAccount.ts'

/** Delayed responses of banks. */
export const settlementAccountJobs: readonly Job[] = [
  {
    name: 'account-verification',
    summary: 'Processes delayed bank responses: accounts become active, or are reviewed if the name differs.',
    every: { seconds: 5 },
    sandboxOnly: true,
    async run(dependencies, now) {
      await inTransaction(dependencies, async (tx) => {
        const due = await tx
          .select()
          .from(settlementAccounts)
          .where(
            and(
              eq(settlementAccounts.status, 'verifying'),
              isNull(settlementAccounts.removed_at),
              lte(settlementAccounts.resolve_due_at, now),
            ),
          )
          .for('update')
        for (const account of due) {
          const status = account.name_match === 'mismatch' ? ('under_review' as const) : ('active' as const)
          await tx.update(settlementAccounts).set({ status, resolve_due_at: null }).where(eq(settlementAccounts.id, account.id))
          await notifyAccountChange(
            tx,
            dependencies,
            { ...account, status },
            {
              action: 'settlement_account.verified',
              type: 'account.changed',
              title: status === 'active' ? 'Your account is verified' : 'We are checking your account',
              body: `${formatAccountLabel(account)} ${status === 'active' ? 'can receive payouts.' : 'is held in a different name than yours.'}`,
              changes: [{ field: 'status', from: 'verifying', to: status }],
            },
          )
        }
      })
    },
  },
]

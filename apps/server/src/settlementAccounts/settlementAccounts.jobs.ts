import { and, eq, isNull, lte } from 'drizzle-orm'
import { settlementAccounts } from '../db/schema/payoutTables.ts'
import type { Job } from '../jobs/job.ts'
import { runItems } from '../jobs/runItems.ts'
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
      const isDue = and(
        eq(settlementAccounts.status, 'verifying'),
        isNull(settlementAccounts.removed_at),
        lte(settlementAccounts.resolve_due_at, now),
      )
      await runItems(dependencies, {
        job: 'account-verification',
        items: await dependencies.db.select({ id: settlementAccounts.id }).from(settlementAccounts).where(isDue),
        keyOf: ({ id }) => id,
        async work(tx, { id }) {
          const [account] = await tx
            .select()
            .from(settlementAccounts)
            .where(and(eq(settlementAccounts.id, id), isDue))
            .for('update')
          // It may have been removed since the query.
          if (!account) return
          const status = account.name_match === 'mismatch' ? ('under_review' as const) : ('active' as const)
          await tx.update(settlementAccounts).set({ status, resolve_due_at: null }).where(eq(settlementAccounts.id, id))
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
        },
      })
    },
  },
]

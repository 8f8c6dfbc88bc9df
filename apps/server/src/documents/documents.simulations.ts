import { Refusal } from '@vehicle-partner/api/contract'
import { addDays, lagosDate } from '@vehicle-partner/domain'
import { eq } from 'drizzle-orm'
import { documents } from '../db/schema/documents.ts'
import { inTransaction } from '../events/transaction.ts'
import { lockFleet } from '../fleet/lockFleet.ts'
import type { Simulation } from '../sandbox/simulations.ts'
import { tellExpired } from './expiry.ts'

/** What time does with papers. */
export const documentSimulations: readonly Simulation[] = [
  {
    kind: 'document.expire',
    summary: 'A paper in force runs out yesterday.',
    async run(ports, id) {
      const [paper] = await ports.db.select().from(documents).where(eq(documents.id, id))
      if (!paper) throw new Refusal('NotFound')
      await inTransaction(ports, async (tx) => {
        await lockFleet(tx, paper.partner_id)
        const [row] = await tx.select().from(documents).where(eq(documents.id, id)).for('update')
        if (row?.status !== 'approved') throw new Refusal('InvalidTransition', 'Only an approved paper can run out')
        const expiry_date = addDays(lagosDate(ports.now), -1)
        const issue_date = row.issue_date !== null && row.issue_date >= expiry_date ? addDays(expiry_date, -365) : row.issue_date
        const columns = { expiry_date, issue_date, version: row.version + 1 }
        await tx.update(documents).set(columns).where(eq(documents.id, id))
        await tellExpired(tx, ports, { ...row, ...columns })
      })
    },
  },
]

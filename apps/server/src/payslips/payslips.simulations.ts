import { RequestError } from '@vehicle-partner/api/server'
import { eq } from 'drizzle-orm'
import { payslips } from '../db/schema/payslipTables.ts'
import { inTransaction } from '../events/transaction.ts'
import type { Simulation } from '../sandbox/simulations.ts'
import { revisePayslip } from './revisePayslip.ts'

/** What the operator does with issued payslips. */
export const payslipSimulations: readonly Simulation[] = [
  {
    kind: 'payslip.revise',
    summary: 'Issues the last payslip again, with the corrections of its lines since then.',
    run: (dependencies, id) =>
      inTransaction(dependencies, async (tx) => {
        const [slip] = await tx.select().from(payslips).where(eq(payslips.id, id)).for('update')
        if (!slip) throw new RequestError('NotFound')
        await revisePayslip(tx, dependencies, slip)
      }),
  },
]

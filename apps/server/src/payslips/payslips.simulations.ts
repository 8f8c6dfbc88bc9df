import { RequestError } from '@vehicle-partner/api/server'
import { eq } from 'drizzle-orm'
import { payslips } from '../db/schema/payslipTables.ts'
import { publish } from '../events/publish.ts'
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
  {
    kind: 'payslip.credit_note',
    summary: 'The tax office sends the credit note for the withholding tax of a payslip.',
    run: (dependencies, id) =>
      inTransaction(dependencies, async (tx) => {
        const [slip] = await tx.select().from(payslips).where(eq(payslips.id, id)).for('update')
        if (!slip) throw new RequestError('NotFound')
        const { partner_id, status, payable_kobo: amount_kobo } = slip
        if (slip.wht_kobo === 0) throw new RequestError('InvalidTransition', 'No tax was withheld on this payslip')
        if (slip.credit_note_status === 'available') throw new RequestError('InvalidTransition', 'The credit note has been sent already')
        await tx.update(payslips).set({ credit_note_status: 'available' }).where(eq(payslips.id, id))
        // Open pages ask for the payslip again.
        publish(tx, dependencies, { type: 'payslip.issued', partner_id, data: { id, status, amount_kobo } })
      }),
  },
]

import { RequestError } from '@vehicle-partner/api/server'
import { formatDateRange, formatNaira, monthRange, paths } from '@vehicle-partner/domain'
import { eq } from 'drizzle-orm'
import { recordAudit } from '../audit/recordAudit.ts'
import type { OperationContext } from '../context.ts'
import { payslips } from '../db/schema/payslipTables.ts'
import { publish } from '../events/publish.ts'
import { inTransaction, type Tx } from '../events/transaction.ts'
import { notify } from '../notifications/notify.ts'
import type { Simulation } from '../sandbox/simulations.ts'
import type { PayslipRow } from './closeMonth.ts'
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
        if (slip.status === 'revised') throw new RequestError('InvalidTransition', 'A newer version has replaced this payslip')
        if (slip.wht_kobo === 0) throw new RequestError('InvalidTransition', 'No tax was withheld on this payslip')
        if (slip.credit_note_status === 'available') throw new RequestError('InvalidTransition', 'The credit note has been sent already')
        await receiveCreditNote(tx, dependencies, slip)
      }),
  },
]

async function receiveCreditNote(tx: Tx, context: OperationContext, slip: PayslipRow): Promise<void> {
  const { id, partner_id, number, month, status, payable_kobo, wht_kobo } = slip
  await tx.update(payslips).set({ credit_note_status: 'available' }).where(eq(payslips.id, id))
  // Open pages ask for the payslip again.
  publish(tx, context, { type: 'payslip.issued', partner_id, data: { id, status, amount_kobo: payable_kobo } })
  await recordAudit(tx, context, { partner_id, action: 'payslip.credit_note_received', entity: { type: 'payslip', id, label: number } })
  await notify(tx, context, {
    partner_id,
    type: 'payslip.issued',
    severity: 'info',
    title: `The credit note of ${formatDateRange(monthRange(month))} is here`,
    body: `${number}: ${formatNaira(wht_kobo)} of withholding tax. Your accountant can set it off with this note.`,
    entity: { type: 'payslip', id },
    link: paths.payslip({ id }),
    group_key: `credit note ${month} ${partner_id}`,
  })
}

import { byteOrderMark, describeCameBack, formatCsvLine } from '@vehicle-partner/domain'
import type { Payslip } from '../payslips/payslips.contract.ts'
import { formatNairaCell } from './nairaCell.ts'

/** Formats a payslip as CSV: lines, then totals, in naira. */
export function formatPayslipCsv(payslip: Payslip): string {
  const {
    number,
    period,
    lines,
    opening_balance_kobo,
    totals,
    returned_payouts = [],
    carried_over = [],
    left_over = [],
    came_back,
  } = payslip
  const sums: [string, number][] = [
    ['Gross', totals.gross_kobo],
    ['Deductions', totals.deductions_kobo],
    ['Carried in', opening_balance_kobo],
    ['Net', totals.net_kobo],
    ...returned_payouts.map(({ label, amount_kobo }): [string, number] => [label, amount_kobo]),
    ['Carried forward', totals.carried_forward_kobo],
    ['Payable', totals.payable_kobo],
  ]
  const notes = [
    ...carried_over.map(({ text, amount_kobo }) => ({ label: 'Of earlier months', text, amount_kobo })),
    ...left_over.map(({ text, amount_kobo }) => ({ label: 'Not on this payslip', text, amount_kobo })),
    ...(came_back ? [{ label: came_back.label, text: describeCameBack(came_back), amount_kobo: came_back.amount_kobo }] : []),
  ]
  return [
    byteOrderMark,
    formatCsvLine(['Payslip', 'From', 'To', 'Line', 'Direction', 'Quantity', 'Unit', 'Amount', 'Explanation']),
    ...lines.map((line) =>
      formatCsvLine([
        number,
        period.from,
        period.to,
        line.label,
        line.direction,
        line.quantity ?? null,
        line.unit_kobo === undefined ? null : formatNairaCell(line.unit_kobo),
        formatNairaCell(line.amount_kobo),
        line.explain,
      ]),
    ),
    ...sums.map(([label, kobo]) => formatCsvLine([number, period.from, period.to, label, 'total', null, null, formatNairaCell(kobo), ''])),
    ...notes.map(({ label, text, amount_kobo }) =>
      formatCsvLine([number, period.from, period.to, label, 'note', null, null, formatNairaCell(amount_kobo), text]),
    ),
  ].join('')
}

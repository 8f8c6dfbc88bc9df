import type { Payslip } from '../payslips/payslips.contract.ts'
import { byteOrderMark, formatCsvLine, formatNairaCell } from './csv.ts'

/** Formats a payslip as CSV: lines, then totals, in naira. */
export function formatPayslipCsv({ number, period, lines, opening_balance_kobo, totals }: Payslip): string {
  const sums: [string, number][] = [
    ['Gross', totals.gross_kobo],
    ['Deductions', totals.deductions_kobo],
    ['Carried in', opening_balance_kobo],
    ['Net', totals.net_kobo],
    ['Carried forward', totals.carried_forward_kobo],
    ['Payable', totals.payable_kobo],
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
  ].join('')
}

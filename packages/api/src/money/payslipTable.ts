import type { Payslip } from '../payslips/payslips.contract.ts'
import { byteOrderMark, csvLine, nairaCell } from './csv.ts'

/** A payslip as comma-separated values: its lines, then its sums; amounts in naira. */
export function payslipTable({ number, period, lines, opening_balance_kobo, totals }: Payslip): string {
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
    csvLine(['Payslip', 'From', 'To', 'Line', 'Direction', 'Quantity', 'Unit', 'Amount', 'Explanation']),
    ...lines.map((line) =>
      csvLine([
        number,
        period.from,
        period.to,
        line.label,
        line.direction,
        line.quantity ?? null,
        line.unit_kobo === undefined ? null : nairaCell(line.unit_kobo),
        nairaCell(line.amount_kobo),
        line.explain,
      ]),
    ),
    ...sums.map(([label, kobo]) => csvLine([number, period.from, period.to, label, 'total', null, null, nairaCell(kobo), ''])),
  ].join('')
}

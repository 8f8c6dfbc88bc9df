import { payslipMenuLabel, payslipRows } from '../../../earnings/payslips/payslipColumns.tsx'
import { ClosedMenu, showFirstRows } from '../showFirstRows.tsx'

void showFirstRows({
  call: 'payslips.list',
  ...payslipRows,
  rowActions: (payslip) => (payslip.status === 'draft' ? null : <ClosedMenu label={payslipMenuLabel(payslip)} />),
})

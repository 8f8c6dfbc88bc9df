import type { StrictPayslip } from '../payslips/readPayslips.ts'
import { mutedColor, type openPdf } from './pdfDocument.ts'

/** The organisation's name, with its number in the register and its address. */
export function writeCompanyHead({ text }: ReturnType<typeof openPdf>, { name, rc_number, address }: StrictPayslip['company']): void {
  text('P', name, { size: 12 })
  const registered = [rc_number, address].filter((part) => part !== null).join(', ')
  if (registered !== '') text('P', registered, { color: mutedColor })
}

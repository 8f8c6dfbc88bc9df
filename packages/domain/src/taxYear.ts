/** What one payslip says about withholding tax. */
interface TaxedPayslip {
  gross_kobo: number
  wht_base_kobo: number
  wht_kobo: number
  /** `available` when the tax office has issued the credit note. */
  credit_note: { status: string }
}

/** The sums of a year's payslips; what is withheld is either credited by a note or waits for one. */
export function sumTaxYear(slips: readonly TaxedPayslip[]) {
  const sum = (amountOf: (slip: TaxedPayslip) => number) => slips.reduce((total, slip) => total + amountOf(slip), 0)
  const isCredited = ({ credit_note }: TaxedPayslip) => credit_note.status === 'available'
  return {
    gross_kobo: sum(({ gross_kobo }) => gross_kobo),
    wht_base_kobo: sum(({ wht_base_kobo }) => wht_base_kobo),
    wht_kobo: sum(({ wht_kobo }) => wht_kobo),
    credited_kobo: sum((slip) => (isCredited(slip) ? slip.wht_kobo : 0)),
    pending_kobo: sum((slip) => (isCredited(slip) ? 0 : slip.wht_kobo)),
  }
}

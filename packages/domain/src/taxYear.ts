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

/** Whether the credit note of a payslip can be downloaded: there is tax, and the tax office has sent the note. */
export const hasCreditNote = ({ wht_kobo, credit_note }: Pick<TaxedPayslip, 'wht_kobo' | 'credit_note'>): boolean =>
  wht_kobo > 0 && credit_note.status === 'available'

/** Why there is no credit note to download. */
export const creditNotePendingMessage = 'The credit note of this payslip has not come yet'

/** The file name of the credit note of a payslip, by its number. */
export const creditNoteFilename = (number: string): string => `Credit-note-${number}.pdf`

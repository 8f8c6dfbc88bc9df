/** What a partner can be credited with. */
export const creditTypes = ['trip_earning', 'bonus', 'cancellation_compensation', 'toll_reimbursement', 'adjustment_credit'] as const
/** What can be taken from it. */
export const debitTypes = [
  'platform_fee',
  'fuel_advance',
  'maintenance_advance',
  'penalty',
  'damage',
  'insurance_premium',
  'withholding_tax',
  'adjustment_debit',
  'negative_balance',
] as const

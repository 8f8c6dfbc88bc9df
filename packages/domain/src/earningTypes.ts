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
/** Every type of earning line, credits first, in the order of a payslip. */
export const earningTypes = [...creditTypes, ...debitTypes] as const
export type EarningType = (typeof earningTypes)[number]
export type Direction = 'credit' | 'debit'

/** Whether lines of a type add to what is owed or take from it. */
export const earningDirection = (type: EarningType): Direction => (creditTypes.some((each) => each === type) ? 'credit' : 'debit')

/** The words for each type. */
export const earningLabels: Readonly<Record<EarningType, string>> = {
  trip_earning: 'Trips',
  bonus: 'Bonuses',
  cancellation_compensation: 'Cancelled trips',
  toll_reimbursement: 'Tolls',
  adjustment_credit: 'Corrections in your favour',
  platform_fee: 'Platform fee',
  fuel_advance: 'Fuel advances',
  maintenance_advance: 'Maintenance advances',
  penalty: 'Penalties',
  damage: 'Damage',
  insurance_premium: 'Insurance',
  withholding_tax: 'Withholding tax',
  adjustment_debit: 'Corrections',
  negative_balance: 'Negative balance',
}

/** The types that withholding tax is taken on: what is paid for the service. Tolls are handed through and not taxed. */
export const taxedTypes = ['trip_earning', 'bonus', 'cancellation_compensation'] as const satisfies readonly EarningType[]

/** How a credit or debit counts in a sum. */
export const signedAmount = (direction: Direction, kobo: number): number => (direction === 'credit' ? kobo : -kobo)

/** How long a line is under check before it counts as earned. */
export const earningCheckHours = 48

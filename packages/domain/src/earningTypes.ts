/** Types of credit. */
export const creditTypes = ['trip_earning', 'bonus', 'cancellation_compensation', 'toll_reimbursement', 'adjustment_credit'] as const
/** Types of deduction. */
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
/** All types of earning line in payslip order, credits first. */
export const earningTypes = [...creditTypes, ...debitTypes] as const
export type EarningType = (typeof earningTypes)[number]
export type Direction = 'credit' | 'debit'

/** Whether lines of a type are credits or debits. */
export const earningDirection = (type: EarningType): Direction => (creditTypes.some((each) => each === type) ? 'credit' : 'debit')

/** Labels of the types. */
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

/** The types subject to withholding tax: payment for the service. Reimbursed tolls are not taxed. */
export const taxedTypes = ['trip_earning', 'bonus', 'cancellation_compensation'] as const satisfies readonly EarningType[]

/** An amount with the sign of its direction. */
export const signedAmount = (direction: Direction, kobo: number): number => (direction === 'credit' ? kobo : -kobo)

/** Hours for which a line is checked before it counts as earned. */
export const earningCheckHours = 48

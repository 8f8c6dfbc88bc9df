import type { CostItems } from '@vehicle-partner/domain'

/** The costs that Okafor Mobility has set for all of its vehicles. */
export const demoCosts: CostItems = {
  fuel: { mode: 'per_trip', value: 820_000 },
  driver_pay: { mode: 'monthly', value: 12_000_000 },
  maintenance_reserve_bps: 800,
  insurance_monthly_kobo: 4_500_000,
  parking_monthly_kobo: 1_200_000,
}
/** Months before the demo, at whose first day these costs begin. */
export const demoCostsMonths = 3

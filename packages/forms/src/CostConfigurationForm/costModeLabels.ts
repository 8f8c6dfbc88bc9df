import { formatNaira, type CostItem, type CostItems } from '@vehicle-partner/domain'
import { isPercentMode } from '@vehicle-partner/domain/entities'

const modeLabels: Readonly<Record<string, string>> = {
  monthly: 'Each month',
  per_day: 'Each day',
  per_trip: 'For each trip',
  per_km: 'Per kilometre',
  percent: '% of gross',
  percent_of_gross: '% of gross',
}
export const modeOptions = (modes: readonly string[]) => modes.map((value) => ({ value, label: modeLabels[value] ?? value }))

/** The hint with the inherited value of an empty field: 'From default: ₦8,200.00, for each trip'. */
export function inheritedHint(inherited: CostItems | undefined, item: Exclude<CostItem, 'other'>): string | undefined {
  const value = inherited?.[item]
  if (value === undefined) return undefined
  if (typeof value !== 'number') {
    const amount = isPercentMode(value.mode) ? `${value.value / 100} %` : formatNaira(value.value)
    return `From default: ${amount}, ${(modeLabels[value.mode] ?? value.mode).toLowerCase()}`
  }
  return `From default: ${item === 'maintenance_reserve_bps' ? `${value / 100} %` : formatNaira(value)}`
}

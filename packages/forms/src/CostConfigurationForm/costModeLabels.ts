import { costModeLabels, formatNaira, type CostItem, type CostItems } from '@vehicle-partner/domain'
import { isPercentMode } from '@vehicle-partner/domain/entities'

export const modeOptions = (modes: readonly (keyof typeof costModeLabels)[]) =>
  modes.map((value) => ({ value, label: costModeLabels[value] }))

/** The hint with the inherited value of an empty field: 'From default: ₦8,200.00, for each trip'. */
export function inheritedHint(inherited: CostItems | undefined, item: Exclude<CostItem, 'other'>): string | undefined {
  const value = inherited?.[item]
  if (value === undefined) return undefined
  if (typeof value !== 'number') {
    // The label of a percentage begins with its sign.
    const separator = isPercentMode(value.mode) ? `${value.value / 100} ` : `${formatNaira(value.value)}, `
    return `From default: ${separator}${costModeLabels[value.mode].toLowerCase()}`
  }
  return `From default: ${item === 'maintenance_reserve_bps' ? `${value / 100} %` : formatNaira(value)}`
}

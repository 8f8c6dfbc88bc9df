import { formatNumber } from '../private/numberFormat.ts'

const units = [
  [1_000_000_000_000n, 'T'],
  [1_000_000_000n, 'B'],
  [1_000_000n, 'M'],
  [1_000n, 'K'],
] as const

/**
 * Formats a non-negative amount in kobo as naira with one decimal and a letter: 1.2M. Not from Intl, whose letters and rounding
 * differ between versions. Truncates, so that it never shows more than the amount.
 */
export function formatCompactNaira(kobo: bigint): string {
  const naira = kobo / 100n
  const step = units.find(([size]) => naira >= size)
  if (step === undefined) return `${naira}`
  const [size, letter] = step
  const tenths = (naira * 10n) / size
  const rest = tenths % 10n
  return `${formatNumber(tenths / 10n)}${rest === 0n ? '' : `.${rest}`}${letter}`
}

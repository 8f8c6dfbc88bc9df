import { integerFormat } from '../private/numberFormat.ts'

const units = [
  [1_000_000_000_000n, 'T'],
  [1_000_000_000n, 'B'],
  [1_000_000n, 'M'],
  [1_000n, 'K'],
] as const

/**
 * A sum in kobo, not below zero, as naira with one digit after the point and a letter: 1.2M. Not from Intl, whose letters and
 * rounding differ between versions. It is cut, not rounded: nobody has more than is there.
 */
export function formatCompactNaira(kobo: bigint): string {
  const naira = kobo / 100n
  const step = units.find(([size]) => naira >= size)
  if (step === undefined) return `${naira}`
  const [size, letter] = step
  const tenths = (naira * 10n) / size
  const rest = tenths % 10n
  return `${integerFormat.format(tenths / 10n)}${rest === 0n ? '' : `.${rest}`}${letter}`
}

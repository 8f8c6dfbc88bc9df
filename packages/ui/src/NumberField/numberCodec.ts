import { defaultLocale, groupThousands } from '../private/numberFormat.ts'
import { parseNumber } from '../private/parseNumber.ts'
import type { NumberCodec } from '../private/boundedNumberCodec.ts'

let plainDecimalFormat: Intl.NumberFormat | undefined
/** Formats a number without an exponent. */
const formatPlainDecimal = (value: number) => {
  const text = String(value)
  if (/^-?\d+(?:\.\d+)?$/.test(text)) return text
  plainDecimalFormat ??= new Intl.NumberFormat(defaultLocale, { useGrouping: false, maximumFractionDigits: 20 })
  return plainDecimalFormat.format(value)
}

/** Creates the codec for numbers with up to `fractionDigits` decimals, which may be written with the prefix and suffix of their field. */
export const createNumberCodec = (fractionDigits: number, affixes: readonly unknown[] = []): NumberCodec => ({
  inputMode: fractionDigits === 0 ? 'numeric' : 'decimal',
  parse: (text) => parseNumber(text, fractionDigits, affixes),
  toValue: (decimal) => {
    const value = Number(decimal)
    // A larger number would lose digits.
    return Math.abs(value) <= Number.MAX_SAFE_INTEGER && formatPlainDecimal(value) === decimal ? value : undefined
  },
  format: (value) => groupThousands(formatPlainDecimal(value)),
  formatForEditing: formatPlainDecimal,
})

/** Adds decimals without floating-point errors: 0.1 + 0.2 is 0.3. */
export const addDecimals =
  (fractionDigits: number) =>
  (value: number, by: number): number => {
    const scale = 10 ** fractionDigits
    return (Math.round(value * scale) + Math.round(by * scale)) / scale
  }

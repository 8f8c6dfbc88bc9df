import { defaultLocale } from '../private/numberFormat.ts'
import { groupThousands, parseNumber } from '../private/parseNumber.ts'
import type { NumberCodec } from '../private/numberCodec.ts'

/** The decimal notation of a number, without an exponent. */
const plainDecimalFormat = new Intl.NumberFormat(defaultLocale, { useGrouping: false, maximumFractionDigits: 20 })
const formatPlainDecimal = (value: number) => plainDecimalFormat.format(value)

/** How a number with so many decimals is read and written. */
export const createNumberCodec = (fractionDigits: number): NumberCodec => ({
  inputMode: fractionDigits === 0 ? 'numeric' : 'decimal',
  parse: (text) => parseNumber(text, fractionDigits),
  toValue: (decimal) => {
    const value = Number(decimal)
    // Beyond this a number is no longer the one that was typed.
    return Math.abs(value) <= Number.MAX_SAFE_INTEGER && formatPlainDecimal(value) === decimal ? value : undefined
  },
  format: (value) => groupThousands(formatPlainDecimal(value)),
  formatForEditing: formatPlainDecimal,
})

/** Adds numbers of so many decimals by their figures: 0.1 and 0.2 are 0.3. */
export const addDecimals =
  (fractionDigits: number) =>
  (value: number, by: number): number => {
    const scale = 10 ** fractionDigits
    return (Math.round(value * scale) + Math.round(by * scale)) / scale
  }

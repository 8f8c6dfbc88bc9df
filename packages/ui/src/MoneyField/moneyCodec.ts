import { groupThousands } from '../private/numberFormat.ts'
import { parseNumber } from '../private/parseNumber.ts'
import type { NumberCodec } from '../private/boundedNumberCodec.ts'

const splitKobo = (kobo: number) => {
  const amount = Math.abs(Math.round(kobo))
  const sign = kobo < 0 && amount > 0 ? '\u2212' : ''
  return { sign, naira: String(Math.floor(amount / 100)), rest: String(amount % 100).padStart(2, '0') }
}

/** Parses and formats amounts: kobo as the value, naira with two decimals as the text. */
export const moneyCodec: NumberCodec = {
  inputMode: 'decimal',
  parse: (text) => parseNumber(text, 2, ['₦', 'NGN', 'N']),
  toValue: (decimal) => {
    // By its digits: in floating point 1.1 times 100 is not 110.
    const [whole = '', fraction = ''] = decimal.split('.')
    const kobo = Number(`${whole}${fraction.padEnd(2, '0')}`)
    return Number.isSafeInteger(kobo) ? kobo : undefined
  },
  format: (kobo) => {
    const { sign, naira, rest } = splitKobo(kobo)
    return `${sign}${groupThousands(naira)}.${rest}`
  },
  formatForEditing: (kobo) => {
    const { sign, naira, rest } = splitKobo(kobo)
    return `${sign}${naira}${rest === '00' ? '' : `.${rest}`}`
  },
}

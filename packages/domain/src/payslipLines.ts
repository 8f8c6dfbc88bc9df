import { earningDirection, earningLabels, earningTypes, type Direction, type EarningType } from './earningTypes.ts'
import { formatNaira } from './money.ts'
import { percentText } from './payslips.ts'

/** The earning lines of one type in a month, as sums. */
export interface TypeSum {
  type: EarningType
  amount_kobo: number
  /** Earning lines behind it. */
  count: number
  /** Set where each line is one thing of this price. */
  unit_kobo: number | null
}

/** What the words of a payslip quote. */
export interface Terms {
  rateCardVersion: number
  platformFeeBps: number
  whtBaseKobo: number
  whtRateBps: number
}

/** One line of a payslip: the sum of a type, and why. */
export interface PayslipEntry {
  type: EarningType
  direction: Direction
  label: string
  amount_kobo: number
  quantity?: number
  unit_kobo?: number
  explain: string
  earning_ids_count: number
}

/** The lines of a payslip in their order: credits first, then what is taken. */
export function payslipEntries(sums: readonly TypeSum[], terms: Terms): PayslipEntry[] {
  return earningTypes.flatMap((type) => sums.filter((sum) => sum.type === type).map((sum) => entry(sum, terms)))
}

function entry(sum: TypeSum, terms: Terms): PayslipEntry {
  const { type, amount_kobo, count, unit_kobo } = sum
  const counted = unit_kobo !== null && count > 0 ? { quantity: count, unit_kobo } : {}
  return {
    type,
    direction: earningDirection(type),
    label: labelOf(sum, terms),
    amount_kobo,
    ...counted,
    explain: why(sum, terms),
    earning_ids_count: count,
  }
}

function labelOf({ type, count, unit_kobo }: TypeSum, { platformFeeBps, whtRateBps }: Terms): string {
  if (type === 'trip_earning' && unit_kobo !== null) return times(count, 'trip')
  if (type === 'platform_fee') return `${earningLabels[type]} ${percentText(platformFeeBps)}`
  if (type === 'withholding_tax') return `${earningLabels[type]} ${percentText(whtRateBps)}`
  return earningLabels[type]
}

function why({ type, amount_kobo, count, unit_kobo }: TypeSum, terms: Terms): string {
  const { rateCardVersion, platformFeeBps, whtBaseKobo, whtRateBps } = terms
  const each = unit_kobo === null ? '' : ` at ${formatNaira(unit_kobo)}`
  switch (type) {
    case 'trip_earning':
      return unit_kobo === null
        ? `${times(count, 'amount')} for completed trips, by rate card v${rateCardVersion}.`
        : `${times(count, 'completed trip')}${each} (rate card v${rateCardVersion}).`
    case 'bonus':
      return `${times(count, 'bonus')}${each}, by the table of rate card v${rateCardVersion}.`
    case 'cancellation_compensation':
      return `Paid for ${times(count, 'trip')} that the operator cancelled.`
    case 'toll_reimbursement':
      return 'Tolls that you paid, paid back. They are not taxed.'
    case 'platform_fee':
      return `${percentText(platformFeeBps)} of what the trips brought.`
    case 'fuel_advance':
      return `${times(count, 'fuel advance')} that you received during the month.`
    case 'maintenance_advance':
      return `${times(count, 'advance')} for maintenance that you received during the month.`
    case 'penalty':
      return `${times(count, 'penalty')}${each}, by the table of rate card v${rateCardVersion}.`
    case 'damage':
      return `${times(count, 'damage')} that you answer for.`
    case 'insurance_premium':
      return 'Your share of the insurance of this month.'
    case 'withholding_tax':
      return `${percentText(whtRateBps)} of ${formatNaira(whtBaseKobo)} (trips, bonuses, cancelled trips). Tolls are not taxed.`
    case 'adjustment_credit':
      return `${times(count, 'correction')} in your favour.`
    case 'adjustment_debit':
      return `${times(count, 'correction')} of what was paid too much.`
    case 'negative_balance':
      return `${formatNaira(amount_kobo)} that was owed from before.`
  }
}

const plurals: Readonly<Record<string, string>> = { bonus: 'bonuses', penalty: 'penalties' }
const times = (count: number, word: string) => `${count} ${count === 1 ? word : (plurals[word] ?? `${word}s`)}`

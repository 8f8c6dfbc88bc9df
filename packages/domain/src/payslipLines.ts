import { earningDirection, earningLabels, earningTypes, type Direction, type EarningType } from './earningTypes.ts'
import { formatNaira } from './money.ts'
import { formatBasisPoints } from './payslips.ts'
import { listSome } from './sentences.ts'

/** The sum of a month's earning lines of one type. */
export interface EarningTypeSum {
  type: EarningType
  amount_kobo: number
  /** Number of earning lines. */
  count: number
  /** Unit price, when every line has the same one. */
  unit_kobo: number | null
  /** The versions of the rate cards of the lines. @default that of the terms */
  versions?: readonly number[]
  /** The rates of the platform fees, each of its day, in basis points. @default that of the terms */
  fees_bps?: readonly number[]
  /** Sentences that follow the explanation. */
  notes?: readonly string[]
}

/** The terms of a payslip's month, which its explanations quote. Lines of earlier months may have others. */
export interface PayslipTerms {
  rateCardVersion: number
  platformFeeBps: number
  whtBaseKobo: number
  whtRateBps: number
}

/** One line of a payslip: the sum of a type and its explanation. */
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

/** The lines of a payslip in order: credits first, then deductions. */
export function payslipEntries(sums: readonly EarningTypeSum[], terms: PayslipTerms): PayslipEntry[] {
  return earningTypes.flatMap((type) => sums.filter((sum) => sum.type === type).map((sum) => createEntry(sum, terms)))
}

function createEntry(sum: EarningTypeSum, terms: PayslipTerms): PayslipEntry {
  const { type, amount_kobo, count, unit_kobo } = sum
  const counted = unit_kobo !== null && count > 0 ? { quantity: count, unit_kobo } : {}
  return {
    type,
    direction: earningDirection(type),
    label: entryLabel(sum, terms),
    amount_kobo,
    ...counted,
    explain: [explainEntry(sum, terms), ...(sum.notes ?? [])].join(' '),
    earning_ids_count: count,
  }
}

const inOrder = (values: readonly number[]) => [...new Set(values)].toSorted((one, other) => one - other)

/** 'rate card v3', or 'rate cards v3 and v4'. */
function nameCards({ versions = [] }: EarningTypeSum, { rateCardVersion }: PayslipTerms): string {
  const names = inOrder(versions.length > 0 ? versions : [rateCardVersion]).map((version) => `v${version}`)
  return `rate card${names.length === 1 ? '' : 's'} ${listSome(names)}`
}

const nameFees = ({ fees_bps = [] }: EarningTypeSum, { platformFeeBps }: PayslipTerms): string =>
  listSome(inOrder(fees_bps.length > 0 ? fees_bps : [platformFeeBps]).map(formatBasisPoints))

function entryLabel(sum: EarningTypeSum, terms: PayslipTerms): string {
  const { type, count, unit_kobo } = sum
  if (type === 'trip_earning' && unit_kobo !== null) return pluralize(count, 'trip')
  if (type === 'platform_fee') return `${earningLabels[type]} ${nameFees(sum, terms)}`
  if (type === 'withholding_tax') return `${earningLabels[type]} ${formatBasisPoints(terms.whtRateBps)}`
  return earningLabels[type]
}

function explainEntry(sum: EarningTypeSum, terms: PayslipTerms): string {
  const { type, amount_kobo, count, unit_kobo } = sum
  const { whtBaseKobo, whtRateBps } = terms
  const cards = nameCards(sum, terms)
  const each = unit_kobo === null ? '' : ` at ${formatNaira(unit_kobo)}`
  switch (type) {
    case 'trip_earning':
      return unit_kobo === null
        ? `${pluralize(count, 'amount')} for completed trips, by ${cards}.`
        : `${pluralize(count, 'completed trip')}${each} (${cards}).`
    case 'bonus':
      return `${pluralize(count, 'bonus')}${each}, by the table of ${cards}.`
    case 'cancellation_compensation':
      return `Paid for ${pluralize(count, 'trip')} that the operator cancelled.`
    case 'toll_reimbursement':
      return 'Tolls that you paid, paid back. They are not taxed.'
    case 'platform_fee':
      return `${nameFees(sum, terms)} of what the trips brought.`
    case 'fuel_advance':
      return `${pluralize(count, 'fuel advance')} that you received during the month.`
    case 'maintenance_advance':
      return `${pluralize(count, 'advance')} for maintenance that you received during the month.`
    case 'penalty':
      return `${pluralize(count, 'penalty')}${each}, by the table of ${cards}.`
    case 'damage':
      return `${pluralize(count, 'damage')} that you answer for.`
    case 'insurance_premium':
      return 'Your share of the insurance of this month.'
    case 'withholding_tax':
      return `${formatBasisPoints(whtRateBps)} of ${formatNaira(whtBaseKobo)} (trips, bonuses, cancelled trips). Tolls are not taxed.`
    case 'adjustment_credit':
      return `${pluralize(count, 'correction')} in your favour.`
    case 'adjustment_debit':
      return `${pluralize(count, 'correction')} of what was paid too much.`
    case 'negative_balance':
      return `${formatNaira(amount_kobo)} that was owed from before.`
  }
}

const plurals: Readonly<Record<string, string>> = { bonus: 'bonuses', penalty: 'penalties' }
const pluralize = (count: number, word: string) => `${count} ${count === 1 ? word : (plurals[word] ?? `${word}s`)}`

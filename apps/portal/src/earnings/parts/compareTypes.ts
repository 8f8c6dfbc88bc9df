import { earningLabels, earningTypes, formatNaira } from '@vehicle-partner/domain'
import type { EarningsSummary } from '../information/earningsSummary.ts'

type TypeSum = EarningsSummary['by_type'][number]

interface ComparedType extends TypeSum {
  label: string
  /** How much more it is than in the days before, without its sign. Undefined where nothing can be compared. */
  change_kobo: number | undefined
}

const labels = new Map<string, string>(Object.entries(earningLabels))
const typeLabel = (type: string) => labels.get(type) ?? type
const order = new Map<string, number>(earningTypes.map((type, index) => [type, index]))
const placeOf = ({ type }: TypeSum) => order.get(type) ?? earningTypes.length

/** What each type brought or took, beside the days before; a type of the days before alone has an amount of zero. */
export function compareTypes({ by_type, previous }: Pick<EarningsSummary, 'by_type' | 'previous'>): ComparedType[] {
  const keyOf = ({ type, direction }: TypeSum) => `${type} ${direction}`
  const before = previous?.by_type && new Map(previous.by_type.map((each) => [keyOf(each), each]))
  const now = new Set(by_type.map(keyOf))
  const gone = [...(before?.values() ?? [])].filter((each) => !now.has(keyOf(each))).map((each) => ({ ...each, amount_kobo: 0, count: 0 }))
  return [...by_type, ...gone]
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .map((each) => ({
      ...each,
      label: typeLabel(each.type),
      change_kobo: before && each.amount_kobo - (before.get(keyOf(each))?.amount_kobo ?? 0),
    }))
}

/** '₦1,200.00 more', after the comma of what it belongs to. */
export const describeChange = (change_kobo: number | undefined): string =>
  change_kobo === undefined
    ? ''
    : change_kobo === 0
      ? ', the same'
      : `, ${formatNaira(Math.abs(change_kobo))} ${change_kobo > 0 ? 'more' : 'less'}`

/** How many types are named. */
const namedTypes = 2

/** What was deducted, most first: 'Withholding tax, platform fee and 2 others'. */
export function nameDeductions({ by_type }: Pick<EarningsSummary, 'by_type'>): string {
  const [first, ...rest] = by_type
    .filter(({ direction, amount_kobo }) => direction === 'debit' && amount_kobo > 0)
    .toSorted((one, other) => other.amount_kobo - one.amount_kobo)
    .map(({ type }) => typeLabel(type))
  if (first === undefined) return 'Nothing was deducted'
  const named = [first, ...rest.slice(0, namedTypes - 1).map((label) => label.charAt(0).toLowerCase() + label.slice(1))].join(', ')
  const others = rest.length - (namedTypes - 1)
  return others <= 0 ? named : `${named} and ${others === 1 ? '1 other' : `${others} others`}`
}

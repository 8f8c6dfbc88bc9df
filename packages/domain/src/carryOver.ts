import { formatCount } from './formatCount.ts'

/** Why an earning line was not settled when its month was closed. */
export const carryReasons = ['being_checked', 'under_query', 'posted_late'] as const
export type CarryReason = (typeof carryReasons)[number]

const carryTexts: Readonly<Record<CarryReason, string>> = {
  being_checked: 'still being checked when',
  under_query: 'under query when',
  posted_late: 'posted after',
}

interface OpenLine {
  state: string
  /** Whether a query about the line is open or in review. */
  under_query: boolean
}

/** Why a line cannot be settled yet; null if it can. Lines are checked for 48 hours, and a query is decided first. */
export function unsettleableReason({ state, under_query }: OpenLine): Exclude<CarryReason, 'posted_late'> | null {
  if (under_query) return 'under_query'
  return state === 'unsettled' ? null : 'being_checked'
}

/** Says why lines of earlier months are on a payslip, in one sentence. */
export function describeCarriedLines(reason: CarryReason, lines: number): string {
  return lines === 1
    ? `1 line of an earlier month was ${carryTexts[reason]} its month was closed.`
    : `${formatCount(lines)} lines of earlier months were ${carryTexts[reason]} their month was closed.`
}

/** Says why lines of a month are not on its payslip. */
export function describeLeftLines(reason: Exclude<CarryReason, 'posted_late'>, lines: number): string {
  const subject = lines === 1 ? '1 line is' : `${formatCount(lines)} lines are`
  const object = lines === 1 ? 'it is' : 'they are'
  return reason === 'under_query'
    ? `${subject} under query: ${object} on a payslip after the decision.`
    : `${subject} still being checked: ${object} on the next payslip.`
}

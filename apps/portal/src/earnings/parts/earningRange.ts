import { formatMonth, monthRange, parsePeriod, type Day, type Period } from '@vehicle-partner/domain'

/** The days whose earnings a page shows: a period of the list, or days of the user's choice. */
export type EarningRange = { period: Period } | { from?: Day; to?: Day }

const dayPattern = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/
const parseDay = (text: string | null): Day | undefined => (text !== null && dayPattern.test(text) ? text : undefined)

/** Reads the days from the query of a page. Days take precedence over a period; an end before the beginning counts as none. */
export function parseEarningRange(search: URLSearchParams): EarningRange {
  const [from, to] = [parseDay(search.get('from')), parseDay(search.get('to'))]
  if (from === undefined && to === undefined) return { period: parsePeriod(search.get('period')) }
  if (from !== undefined && to !== undefined && to < from) return { from }
  return { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) }
}

/** The query of a page with other days, on its first page of rows. */
export function withEarningRange(search: URLSearchParams, range: EarningRange): URLSearchParams {
  const next = new URLSearchParams(search)
  for (const name of ['period', 'from', 'to', 'page']) next.delete(name)
  for (const [name, value] of Object.entries(range)) next.set(name, value)
  return next
}

export interface MonthOption {
  value: string
  label: string
  range: { from: Day; to: Day }
}

/** Months that are over and can be chosen by name. */
const listedMonths = 12

/** The last months before today's, newest first. */
export const listMonths = (today: Day): MonthOption[] =>
  Array.from({ length: listedMonths }, (_, index) => {
    const range = monthRange(today, -index - 1)
    return { value: `month-${range.from.slice(0, 7)}`, label: formatMonth(range.from), range }
  })

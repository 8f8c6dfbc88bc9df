import { daysInMonth, formatDay, type Day } from '../private/calendarDays.ts'
import { toLatinDigits } from '../private/latinDigits.ts'

/** The part of a text that is no valid date. */
export type DateParseProblem = 'unreadable' | 'incomplete' | 'day' | 'month' | 'year'

export type ParsedDate =
  | { kind: 'empty' }
  | { kind: 'day'; day: Day }
  /** `days` is the number of days of the month if the day is wrong. */
  | { kind: 'problem'; problem: DateParseProblem; days?: number }

const unreadable: ParsedDate = { kind: 'problem', problem: 'unreadable' }
const incomplete: ParsedDate = { kind: 'problem', problem: 'incomplete' }

// Unicode variants of digits, hyphens and spaces, as pasted from other sources.
const normalizeText = (text: string) =>
  toLatinDigits(text.normalize('NFKC'))
    .replace(/[\u200e\u200f\u061c\u2066-\u2069]/g, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\s,]+/g, ' ')
    .trim()
    .toLowerCase()

/** A time after the date is ignored. */
const timePattern = /[t ]\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?: ?[ap]\.?m\.?)?(?: ?z| ?(?:utc|gmt)?[-+]\d{2}:?\d{2})?$/

function checkDate(year: string, month: number, day: number): ParsedDate {
  if (!/^[1-9]\d{3}$/.test(year)) return { kind: 'problem', problem: 'year' }
  if (month < 1 || month > 12) return { kind: 'problem', problem: 'month' }
  const days = daysInMonth(Number(year), month)
  if (day < 1 || day > days) return { kind: 'problem', problem: 'day', days }
  return { kind: 'day', day: formatDay({ year: Number(year), month, day }) }
}

/** Returns the number of a month by its name or an unambiguous prefix of at least three letters; 0 if there is none. */
function findMonth(word: string, months: readonly string[]): number {
  const names = months.map((month) => month.normalize('NFKC').toLowerCase())
  const matches = names.filter((name) => name.startsWith(word))
  const [name = ''] = names.includes(word) ? [word] : matches.length === 1 && word.length >= 3 ? matches : []
  return names.indexOf(name) + 1
}

/**
 * Parses a date in common formats: 27-03-1990, 27/3/1990, 27.03.1990, 27 3 1990, 27031990, 27 Mar 1990, March 27, 1990, and
 * 1990-03-27 with or without a time. In numeric dates the day comes before the month; nothing is corrected.
 */
export function parseDateText(text: string, months: readonly string[]): ParsedDate {
  const normalized = normalizeText(text)
  if (normalized === '') return { kind: 'empty' }
  const date = normalized.replace(timePattern, '').trim()

  const [, d8 = '', m8 = '', y8 = ''] = /^(\d{2})(\d{2})(\d{4})$/.exec(date) ?? []
  if (d8) return checkDate(y8, Number(m8), Number(d8))

  const [, year, , month, day] = /^(\d{4})([-/. ])(\d{1,2})\2(\d{1,2})$/.exec(date) ?? []
  if (year !== undefined) return checkDate(year, Number(month), Number(day))

  const [, dayFirst, , monthThen, yearLast] = /^(\d{1,2}) ?([-/. ]) ?(\d{1,2}) ?\2 ?(\d+)$/.exec(date) ?? []
  if (yearLast !== undefined) return checkDate(yearLast, Number(monthThen), Number(dayFirst))

  if (/[a-z\u00c0-\uffff]/.test(date)) {
    // With two words, one may be the name of a weekday.
    const words = date.match(/\p{L}+\.?|\d+/gu) ?? []
    if (/[^\p{L}\d\-/. ]/u.test(date)) return unreadable
    const numbers = words.filter((word) => /^\d/.test(word))
    const names = words.filter((word) => !/^\d/.test(word) && !/^(?:st|nd|rd|th|of)$/.test(word)).map((word) => word.replace('.', ''))
    const monthNumbers = names.map((name) => findMonth(name, months)).filter((number) => number > 0)
    const [monthNumber] = monthNumbers
    if (monthNumber === undefined || monthNumbers.length > 1 || names.length > 2) return unreadable
    const [first, second, ...more] = numbers
    if (more.length > 0) return unreadable
    if (first === undefined || second === undefined) return incomplete
    return first.length === 4 && second.length <= 2
      ? checkDate(first, monthNumber, Number(second))
      : first.length <= 2
        ? checkDate(second, monthNumber, Number(first))
        : unreadable
  }

  return /^\d{1,7}$/.test(date) || /^\d{1,4}[-/. ](?:\d{1,2}[-/. ]?)?$/.test(date) ? incomplete : unreadable
}

/** Formats a day as DD-MM-YYYY. */
export const formatDate = (day: Day): string => day.split('-').toReversed().join('-')

import { daysInMonth, formatDay, type Day } from '../private/calendarDays.ts'
import { toLatinDigits } from '../private/latinDigits.ts'

/** What is wrong with a text that is no date, by the part that is wrong. */
export type DateParseProblem = 'unreadable' | 'incomplete' | 'day' | 'month' | 'year'

export type ParsedDate =
  | { kind: 'empty' }
  | { kind: 'day'; day: Day }
  /** `days`: how many the month has, when it is the day that is wrong. */
  | { kind: 'problem'; problem: DateParseProblem; days?: number }

const unreadable: ParsedDate = { kind: 'problem', problem: 'unreadable' }
const incomplete: ParsedDate = { kind: 'problem', problem: 'incomplete' }

// What phones, spreadsheets and foreign pages put in place of plain figures, hyphens and spaces.
const normalizeText = (text: string) =>
  toLatinDigits(text.normalize('NFKC'))
    .replace(/[\u200e\u200f\u061c\u2066-\u2069]/g, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\s,]+/g, ' ')
    .trim()
    .toLowerCase()

/** A time of day behind the date says nothing about the day. */
const timePattern = /[t ]\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?: ?[ap]\.?m\.?)?(?: ?z| ?(?:utc|gmt)?[-+]\d{2}:?\d{2})?$/

function checkDate(year: string, month: number, day: number): ParsedDate {
  if (!/^[1-9]\d{3}$/.test(year)) return { kind: 'problem', problem: 'year' }
  if (month < 1 || month > 12) return { kind: 'problem', problem: 'month' }
  const days = daysInMonth(Number(year), month)
  if (day < 1 || day > days) return { kind: 'problem', problem: 'day', days }
  return { kind: 'day', day: formatDay({ year: Number(year), month, day }) }
}

/** The number of a month by its name or a beginning of it that is no other's, three letters at least; 0 when it is none. */
function findMonth(word: string, months: readonly string[]): number {
  const names = months.map((month) => month.normalize('NFKC').toLowerCase())
  const matches = names.filter((name) => name.startsWith(word))
  const [name = ''] = names.includes(word) ? [word] : matches.length === 1 && word.length >= 3 ? matches : []
  return names.indexOf(name) + 1
}

/**
 * Reads a date as people write it: 27-03-1990, 27/3/1990, 27.03.1990, 27 3 1990, 27031990, 27 Mar 1990, March 27, 1990, and
 * 1990-03-27 with or without a time. The day comes before the month where both are figures; nothing is guessed or put right.
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
    // The name of a weekday, when there are two words, is left to itself.
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

/** A day as people see it here: DD-MM-YYYY. */
export const formatDate = (day: Day): string => day.split('-').toReversed().join('-')

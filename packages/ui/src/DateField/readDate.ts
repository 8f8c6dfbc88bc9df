import { daysInMonth, formatDay, type Day } from '../private/calendarDays.ts'
import { toLatinDigits } from '../private/latinDigits.ts'

/** What is wrong with a text that is no date, by the part that is wrong. */
export type DateReadingProblem = 'unreadable' | 'incomplete' | 'day' | 'month' | 'year'

export type DateReading =
  | { kind: 'empty' }
  | { kind: 'day'; day: Day }
  /** `days`: how many the month has, when it is the day that is wrong. */
  | { kind: 'problem'; problem: DateReadingProblem; days?: number }

const unreadable: DateReading = { kind: 'problem', problem: 'unreadable' }
const incomplete: DateReading = { kind: 'problem', problem: 'incomplete' }

// What phones, spreadsheets and foreign pages put in place of plain figures, hyphens and spaces.
const plain = (text: string) =>
  toLatinDigits(text.normalize('NFKC'))
    .replace(/[\u200e\u200f\u061c\u2066-\u2069]/g, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\s,]+/g, ' ')
    .trim()
    .toLowerCase()

/** A time of day behind the date says nothing about the day. */
const time = /[t ]\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?: ?[ap]\.?m\.?)?(?: ?z| ?(?:utc|gmt)?[-+]\d{2}:?\d{2})?$/

function judge(year: string, month: number, day: number): DateReading {
  if (!/^[1-9]\d{3}$/.test(year)) return { kind: 'problem', problem: 'year' }
  if (month < 1 || month > 12) return { kind: 'problem', problem: 'month' }
  const days = daysInMonth(Number(year), month)
  if (day < 1 || day > days) return { kind: 'problem', problem: 'day', days }
  return { kind: 'day', day: formatDay({ year: Number(year), month, day }) }
}

/** The number of a month by its name or a beginning of it that is no other's, three letters at least; 0 when it is none. */
function named(word: string, months: readonly string[]): number {
  const names = months.map((month) => month.normalize('NFKC').toLowerCase())
  const fits = names.filter((name) => name.startsWith(word))
  const [name = ''] = names.includes(word) ? [word] : fits.length === 1 && word.length >= 3 ? fits : []
  return names.indexOf(name) + 1
}

/**
 * Reads a date as people write it: 27-03-1990, 27/3/1990, 27.03.1990, 27 3 1990, 27031990, 27 Mar 1990, March 27, 1990, and
 * 1990-03-27 with or without a time. The day comes before the month where both are figures; nothing is guessed or put right.
 */
export function readDate(text: string, months: readonly string[]): DateReading {
  const whole = plain(text)
  if (whole === '') return { kind: 'empty' }
  const date = whole.replace(time, '').trim()

  const [, d8 = '', m8 = '', y8 = ''] = /^(\d{2})(\d{2})(\d{4})$/.exec(date) ?? []
  if (d8) return judge(y8, Number(m8), Number(d8))

  const [, year, , month, day] = /^(\d{4})([-/. ])(\d{1,2})\2(\d{1,2})$/.exec(date) ?? []
  if (year !== undefined) return judge(year, Number(month), Number(day))

  const [, dayFirst, , monthThen, yearLast] = /^(\d{1,2}) ?([-/. ]) ?(\d{1,2}) ?\2 ?(\d+)$/.exec(date) ?? []
  if (yearLast !== undefined) return judge(yearLast, Number(monthThen), Number(dayFirst))

  if (/[a-z\u00c0-\uffff]/.test(date)) {
    // The name of a weekday, when there are two words, is left to itself.
    const words = date.match(/\p{L}+\.?|\d+/gu) ?? []
    if (/[^\p{L}\d\-/. ]/u.test(date)) return unreadable
    const figures = words.filter((word) => /^\d/.test(word))
    const names = words.filter((word) => !/^\d/.test(word) && !/^(?:st|nd|rd|th|of)$/.test(word)).map((word) => word.replace('.', ''))
    const found = names.map((name) => named(name, months)).filter((number) => number > 0)
    const [monthNumber] = found
    if (monthNumber === undefined || found.length > 1 || names.length > 2) return unreadable
    const [first, second, ...more] = figures
    if (more.length > 0) return unreadable
    if (first === undefined || second === undefined) return incomplete
    return first.length === 4 && second.length <= 2
      ? judge(first, monthNumber, Number(second))
      : first.length <= 2
        ? judge(second, monthNumber, Number(first))
        : unreadable
  }

  return /^\d{1,7}$/.test(date) || /^\d{1,4}[-/. ](?:\d{1,2}[-/. ]?)?$/.test(date) ? incomplete : unreadable
}

/** A day as people see it here: DD-MM-YYYY. */
export const writeDate = (day: Day): string => day.split('-').toReversed().join('-')

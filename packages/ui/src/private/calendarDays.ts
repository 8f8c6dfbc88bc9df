/**
 * Calendar days as text, `yyyy-mm-dd`, and calendar arithmetic. It uses no `Date`, so time zones, daylight saving time and
 * hydration cannot shift a day. Days can be compared with `<` and `>`. `packages/domain` has its own `calendarDays.ts`, because
 * ui must work without it.
 */
export type Day = string

export interface DayParts {
  year: number
  /** 1 is January. */
  month: number
  day: number
}

const pad = (number: number, length = 2) => String(number).padStart(length, '0')

/** Formats the parts of a valid day. */
export const formatDay = ({ year, month, day }: DayParts): Day => `${pad(year, 4)}-${pad(month)}-${pad(day)}`

export const isLeapYear = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)

/** The number of days in a month. */
export const daysInMonth = (year: number, month: number): number =>
  month === 2 ? (isLeapYear(year) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31

/** Parses a day; undefined if it is invalid. */
export function parseDay(day: string | null | undefined): DayParts | undefined {
  const [, year, month, date] = (/^(\d{4})-(\d{2})-(\d{2})$/.exec(day ?? '') ?? []).map(Number)
  if (year === undefined || month === undefined || date === undefined) return undefined
  const isOne = month >= 1 && month <= 12 && date >= 1 && date <= daysInMonth(year, month)
  return isOne ? { year, month, day: date } : undefined
}

// Day numbers since 1970-01-01, in eras of 400 years that start in March, so that the leap day is the last day.
const daysPerEra = 146_097

function toDayNumber({ year, month, day }: DayParts): number {
  const y = month <= 2 ? year - 1 : year
  const eras = Math.floor(y / 400)
  const yearOfEra = y - eras * 400
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1
  return eras * daysPerEra + yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear - 719_468
}

function fromDayNumber(days: number): DayParts {
  const shifted = days + 719_468
  const eras = Math.floor(shifted / daysPerEra)
  const dayOfEra = shifted - eras * daysPerEra
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  )
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const march = Math.floor((5 * dayOfYear + 2) / 153)
  const month = march < 10 ? march + 3 : march - 9
  return {
    year: yearOfEra + eras * 400 + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * march + 2) / 5) + 1,
  }
}

const firstDay: Day = '1000-01-01'
const lastDay: Day = '9999-12-31'

/** Clamps a day to a range; invalid limits are ignored. */
export function clampDay(day: Day, min?: Day, max?: Day): Day {
  const low = parseDay(min) && min !== undefined ? min : firstDay
  const high = parseDay(max) && max !== undefined ? max : lastDay
  return day > high ? high : day < low ? low : day
}

const parseDayOrEpoch = (day: Day): DayParts => parseDay(day) ?? { year: 1970, month: 1, day: 1 }

/** Adds days, clamped to the years 1000 to 9999. */
export const addDays = (day: Day, days: number): Day => {
  const then = Math.min(
    toDayNumber(parseDayOrEpoch(lastDay)),
    Math.max(toDayNumber(parseDayOrEpoch(firstDay)), toDayNumber(parseDayOrEpoch(day)) + days),
  )
  return formatDay(fromDayNumber(then))
}

/** Adds months. The day is clamped to the last day of the month. */
export function addMonths(day: Day, months: number): Day {
  const { year, month, day: date } = parseDayOrEpoch(day)
  const total = Math.min(9999 * 12 + 11, Math.max(1000 * 12, year * 12 + (month - 1) + months))
  const to = { year: Math.floor(total / 12), month: (total % 12) + 1 }
  return formatDay({ ...to, day: Math.min(date, daysInMonth(to.year, to.month)) })
}

/** 0 is Monday. */
export const getWeekday = (day: Day): number => (((toDayNumber(parseDayOrEpoch(day)) + 3) % 7) + 7) % 7

/** The month of a day: `2026-12`. */
export const getMonth = (day: Day): string => day.slice(0, 7)

/** The full weeks of a month, starting with a weekday (0 is Monday). */
export function listMonthWeeks(day: Day, weekStart: number): Day[][] {
  const start = `${getMonth(day)}-01`
  const lead = (getWeekday(start) - weekStart + 7) % 7
  const { year, month } = parseDayOrEpoch(day)
  const weeks = Math.ceil((lead + daysInMonth(year, month)) / 7)
  const begin = toDayNumber(parseDayOrEpoch(start)) - lead
  return Array.from({ length: weeks }, (_week, week) =>
    Array.from({ length: 7 }, (_day, index) => formatDay(fromDayNumber(begin + week * 7 + index))),
  )
}

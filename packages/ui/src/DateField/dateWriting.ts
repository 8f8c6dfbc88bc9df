import { parseDay, type Day } from '../private/calendarDays.ts'
import type { TextCodec } from '../private/useParsedText.ts'
import { readDate, writeDate, type DateReadingProblem } from './readDate.ts'

/** What can be wrong with a date. */
export type DateProblem = DateReadingProblem | 'before' | 'after' | 'unavailable'

interface DateLimits {
  months: readonly string[]
  min: Day | undefined
  max: Day | undefined
  isDateUnavailable: ((day: Day) => boolean) | undefined
}

/** How a day is read and written, and what it may be. */
export function dateWriting({ months, min, max, isDateUnavailable }: DateLimits): TextCodec<Day, DateProblem> {
  const check = (day: Day): DateProblem | null => {
    if (!parseDay(day)) return 'unreadable'
    if (parseDay(min) && min !== undefined && day < min) return 'before'
    if (parseDay(max) && max !== undefined && day > max) return 'after'
    return isDateUnavailable?.(day) ? 'unavailable' : null
  }
  const format = (day: Day) => (parseDay(day) ? writeDate(day) : day)
  return {
    validate: check,
    parse: (text) => {
      const reading = readDate(text, months)
      if (reading.kind === 'day') return { value: reading.day, problem: check(reading.day) }
      return { value: null, problem: reading.kind === 'empty' ? null : reading.problem }
    },
    format,
    formatForEditing: format,
  }
}

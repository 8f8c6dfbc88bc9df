import { parseDay, type Day } from '../private/calendarDays.ts'
import type { TextCodec } from '../private/useParsedText.ts'
import { parseDateText, formatDate, type DateParseProblem } from './parseDateText.ts'

/** Why a date is invalid. */
export type DateProblem = DateParseProblem | 'before' | 'after' | 'unavailable'

interface DateLimits {
  months: readonly string[]
  min: Day | undefined
  max: Day | undefined
  isDateUnavailable: ((day: Day) => boolean) | undefined
}

/** Parses, formats and validates dates. */
export function createDateCodec({ months, min, max, isDateUnavailable }: DateLimits): TextCodec<Day, DateProblem> {
  const validate = (day: Day): DateProblem | null => {
    // A text that was no date when it was typed, such as that of a draft.
    if (!parseDay(day)) return parse(day).problem ?? 'unreadable'
    if (parseDay(min) && min !== undefined && day < min) return 'before'
    if (parseDay(max) && max !== undefined && day > max) return 'after'
    return isDateUnavailable?.(day) ? 'unavailable' : null
  }
  const format = (day: Day) => (parseDay(day) ? formatDate(day) : day)
  const parse: TextCodec<Day, DateProblem>['parse'] = (text) => {
    const reading = parseDateText(text, months)
    if (reading.kind === 'day') return { value: reading.day, problem: validate(reading.day) }
    return { value: null, problem: reading.kind === 'empty' ? null : reading.problem }
  }
  return {
    validate,
    parse,
    format,
    formatForEditing: format,
  }
}

import type { CalendarLabels } from '../Calendar/calendarLabels.ts'
import type { DateProblem } from './dateCodec.ts'

/** Every word of a date field. What is said about a wrong date comes under the name of what is wrong. */
export interface DateFieldLabels extends Record<DateProblem, string> {
  /** The hint, where the caller gives none: the form, and an example that cannot be read with day and month changed. */
  format: string
  example: string
  /** The name of the button; `#` stands for the field's label. */
  open: string
  /** The head of the calendar on a phone; `#` stands for the field's label. */
  title: string
  close: string
  /** Said when a day was picked; `#` stands for the day in words. */
  picked: string
  loading: string
  /** Said when the calendar did not arrive. */
  failed: string
  calendar: Partial<CalendarLabels>
}

export const defaultDateLabels: DateFieldLabels = {
  unreadable: 'Write the date as DD-MM-YYYY, such as 27-03-1990',
  incomplete: 'Write day, month and year',
  // `#` stands for the last day of the month, or for the limit.
  day: 'The day must be from 1 to #',
  month: 'The month must be from 1 to 12',
  year: 'Write the year with four figures',
  before: 'Must be # or later',
  after: 'Must be # or earlier',
  unavailable: 'This day is not available',
  format: 'DD-MM-YYYY,',
  example: 'such as 27-03-1990',
  open: 'Choose date, #',
  title: '#',
  close: 'Close',
  picked: '# chosen',
  loading: 'Loading the calendar',
  failed: 'The calendar could not be loaded. Type the date instead.',
  calendar: {},
}

import type { CalendarLabels } from '../Calendar/calendarLabels.ts'
import type { DateProblem } from './dateCodec.ts'

/** Texts of a DateField. The message of a problem has the problem's name. */
export interface DateFieldLabels extends Record<DateProblem, string> {
  /** The default hint: the format, and an example whose day cannot be a month. */
  format: string
  example: string
  /** The name of the button; `#` is replaced with the label. */
  open: string
  /** The title of the calendar on a phone; `#` is replaced with the label. */
  title: string
  close: string
  /** Announced when a day is selected; `#` is replaced with the day. */
  picked: string
  loading: string
  /** Announced when the calendar could not be loaded. */
  failed: string
  calendar: Partial<CalendarLabels>
}

export const defaultDateLabels: DateFieldLabels = {
  // `#` is replaced with the current day, or with a day of birth.
  unreadable: 'Enter the date as DD-MM-YYYY, such as #',
  incomplete: 'Enter day, month and year',
  // `#` is replaced with the last day of the month, or with the limit.
  day: 'The day must be from 1 to #',
  month: 'The month must be from 1 to 12',
  year: 'Enter the year with four digits',
  before: 'Must be # or later',
  after: 'Must be # or earlier',
  unavailable: 'This day is not available',
  format: 'DD-MM-YYYY,',
  example: 'such as #',
  open: 'Choose date, #',
  title: '#',
  close: 'Close',
  picked: '# selected',
  loading: 'Loading the calendar',
  failed: 'The calendar could not be loaded. Type the date instead.',
  calendar: {},
}

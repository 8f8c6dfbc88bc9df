/** Every word of a calendar. */
export interface CalendarLabels {
  /** January to December. */
  months: readonly string[]
  /** Monday to Sunday, as they are heard. */
  weekdays: readonly string[]
  /** Monday to Sunday, as they are seen. */
  weekdaysShort: readonly string[]
  month: string
  year: string
  previous: string
  next: string
  /** Said before the day it is. */
  today: string
  /** Said after the chosen day. */
  selected: string
  /** Said after a day that cannot be chosen. */
  unavailable: string
}

export const defaultMonths = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

export const defaultCalendarLabels: CalendarLabels = {
  months: defaultMonths,
  weekdays,
  weekdaysShort: weekdays.map((name) => name.slice(0, 2)),
  month: 'Month',
  year: 'Year',
  previous: 'Previous month',
  next: 'Next month',
  today: 'Today',
  selected: 'chosen',
  unavailable: 'not available',
}

/** Texts of a calendar. */
export interface CalendarLabels {
  /** January to December. */
  months: readonly string[]
  /** Monday to Sunday, for screen readers. */
  weekdays: readonly string[]
  /** Monday to Sunday, as shown. */
  weekdaysShort: readonly string[]
  month: string
  year: string
  previous: string
  next: string
  /** Announced before the current day. */
  today: string
  /** Announced after the selected day. */
  selected: string
  /** Announced after an unavailable day. */
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
  selected: 'selected',
  unavailable: 'not available',
}

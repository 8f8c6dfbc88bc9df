import type { ComponentDocs } from '../componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'new',
  otherNames: ['date picker', 'month view'],
  related: ['DateField', 'DaySchedule'],
  use: [
    'Users choose a day by looking: which weekday it is, how far away, which days are free.',
    'The calendar is always visible on the page.',
  ],
  avoid: [
    'A date in a form: DateField, which accepts typed dates and opens a calendar.',
    'A date of birth or another date that users know: DateField with `calendar={false}`.',
    'A period such as last month: a Select of periods.',
  ],
  anatomy: [
    'Previous month',
    'Month and year, each a select',
    'Next month',
    'Weekday names',
    'Days, including the neighbouring days of other months',
  ],
  do: [
    'Pass `today` from your clock, as text in the time zone of your users.',
    'Limit it with `min` and `max`: the selects of months and years get short.',
    'Name what is on a day in `marks`; the same days stand as a list beside the calendar.',
    'Use `isDateUnavailable` for single days; they stay focusable and are announced as not available.',
  ],
  dont: ['Pass a `Date`: a day has no time, so no time zone can move it.', 'Mark special days by color alone.'],
  keyboard: [
    ['Tab', 'moves between the buttons, month, year and the days, which are one tab stop'],
    ['Arrow left, Arrow right', 'one day back or forward; mirrored in right-to-left text'],
    ['Arrow up, Arrow down', 'one week back or forward'],
    ['Home, End', 'first and last day of the week'],
    ['Page Up, Page Down', 'the same date one month back or forward'],
    ['Shift + Page Up, Shift + Page Down', 'the same date one year back or forward'],
    ['Enter, Space', 'selects the day'],
  ],
  heard: [
    'A grid named by its month: December 2026.',
    'Each day in full: Thursday 3 December 2026, with “Today” before it and “selected” or “not available” after it.',
    'The month, politely, when it changes.',
  ],
  byHand: [
    { case: 'VoiceOver and TalkBack: swiping reads each day in full and in order', run: 'not run' },
    { case: 'NVDA and JAWS: arrow keys move between days in focus mode without extra keys', run: 'not run' },
    { case: 'Firefox: the month and year selects open and follow the theme', run: 'not run' },
  ],
}

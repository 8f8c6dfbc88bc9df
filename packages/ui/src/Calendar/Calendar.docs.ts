import type { ComponentDocs } from '../docs.ts'

export const docs: ComponentDocs = {
  status: 'new',
  use: [
    'A day is chosen by looking: what weekday it is, how far away, which days are free.',
    'The days stand open on the page; there is room for them.',
  ],
  avoid: [
    'A date in a form: DateField, which can be typed into and opens this one when it is wanted.',
    'A date of birth, or any other day that people know by heart: DateField with `calendar={false}`.',
    'A span such as last month: a Select of spans.',
  ],
  anatomy: [
    'Previous month',
    'Month and year, each a list to choose from',
    'Next month',
    'Names of the weekdays',
    'Days, the neighbours of the month among them',
  ],
  do: [
    'Give `today` from your clock, as text in the time zone of your people.',
    'Limit it with `min` and `max`: the lists of months and years get short.',
    'Use `isDateUnavailable` for single days; they can be reached by keys, and say that they are not available.',
  ],
  dont: ['Pass it a `Date`: a day has no time, so no time zone may move it.', 'Say by colour alone that a day is special.'],
  keyboard: [
    ['Tab', 'moves between the steps, month, year and the days, which are one stop'],
    ['Arrow left, Arrow right', 'a day back or on; mirrored where text runs from right to left'],
    ['Arrow up, Arrow down', 'a week back or on'],
    ['Home, End', 'the first and the last day of the week'],
    ['Page Up, Page Down', 'the same date a month back or on'],
    ['Shift + Page Up, Shift + Page Down', 'the same date a year back or on'],
    ['Enter, Space', 'chooses the day'],
  ],
  heard: [
    'Grid, named by its month: December 2026.',
    'Each day in full: Thursday 3 December 2026; with “Today” before it, “chosen” or “not available” after it.',
    'The month politely, whenever another one comes into sight.',
  ],
  byHand: [
    { case: 'VoiceOver and TalkBack: swiping through the days says each in full and in order', run: 'not run' },
    { case: 'NVDA and JAWS: the arrows walk the days in focus mode without a key to enter it', run: 'not run' },
    { case: 'Firefox: the lists of month and year open and follow the theme', run: 'not run' },
  ],
}

import type { ComponentDocs } from '../docs.ts'

export const docs: ComponentDocs = {
  status: 'new',
  use: [
    'How something changes over time: trips, earnings, ratings.',
    'Two to five series that are compared on one axis.',
    'One amount that grows: `shape="area"`.',
  ],
  avoid: [
    'Days that stand for themselves: BarChart.',
    'More than five series: nobody can tell them apart; show the table, or one at a time.',
    'Values without an order in time.',
  ],
  anatomy: [
    'Card with the name and the span of time',
    'Button to the table and back',
    'Lines with marks of their own shape; dashed where it is still to come',
    'Words beside the place that is pointed at or walked',
    'Key; with several series each is a button that leaves its line out',
    'Table with the same figures',
  ],
  do: [
    'Say with `missing` what a day without a value is: nothing, or unknown.',
    'Pass instants as they are and the time zone in `timeZone`: a trip at half past eleven in the evening counts for its own day.',
    'Keep a series in its place, so that it keeps its colour and mark.',
  ],
  dont: [
    '`shape="area"` for several series: they hide one another.',
    'A sum of averages: `total` is off unless the values add up.',
    'Red and green for bad and good.',
  ],
  keyboard: [
    ['Tab', 'moves to the chart, and from it to what follows'],
    ['Left, Right', 'one place back or on; time runs from left to right in every language'],
    ['Page Up, Page Down', 'seven places back or on'],
    ['Home, End', 'to the first and the last'],
    ['Escape', 'takes the floating words away'],
    ['Tab, then Enter or Space', 'in the key: leaves a line out or takes it in; the last one stays'],
  ],
  heard: [
    'An application named by caption and how to walk it, with the role "line chart".',
    '“Thu 19 Nov, Completed 18 trips, Cancelled 2 trips”: every line that is shown, politely, with each step.',
    '“unknown” for a gap, “Scheduled” for what is to come.',
  ],
  byHand: [
    { case: 'NVDA and JAWS: arrows reach the chart without leaving browse mode by hand', run: 'not run' },
    { case: 'Windows high contrast: five lines are told apart by dashes and marks', run: 'not run' },
  ],
}

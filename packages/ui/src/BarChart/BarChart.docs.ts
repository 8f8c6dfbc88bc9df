import type { ComponentDocs } from '../docs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  use: ['How many in each day, week or month, where each stands for itself.', 'A handful of things beside one another, with short names.'],
  avoid: [
    'Something that flows, or several series: LineChart.',
    'Parts of one whole: DonutChart.',
    'Three figures: a StatGroup says them faster.',
  ],
  anatomy: [
    'Card with the name and the span of time',
    'Button to the table and back',
    'Bars; dashed outlines for what is to come',
    'Words over the bar that is pointed at or walked',
    'Key, where there is something to come',
    'Table with the same figures, for everybody who listens, and its sum',
  ],
  do: [
    'Make the bars with `barsByTime`: it fills the days without a value and takes days from the time zone.',
    'Give `unit`, so that the figures are said with what they count.',
    'Give `csvName` where people carry figures to a spreadsheet.',
  ],
  dont: [
    'Bars of an average with a sum: set `total={false}`.',
    'A colour for each bar; nobody knows what it means.',
    'More than a year of days: ask by week or month instead.',
  ],
  keyboard: [
    ['Tab', 'moves to the chart, and from it to what follows'],
    ['Left, Right', 'one place back or on; time runs from left to right in every language'],
    ['Page Up, Page Down', 'seven places back or on'],
    ['Home, End', 'to the first and the last'],
    ['Escape', 'takes the floating words away'],
    ['Enter, Space', 'chooses the bar, where `onSelect` is given'],
  ],
  heard: [
    'An application named by caption, sum and how to walk it, with the role "bar chart".',
    '“Thu 19 Nov, 18 trips”, politely, with each step; “Scheduled” and “chosen” follow.',
    'The table, also while the drawing is shown.',
  ],
  byHand: [
    { case: 'NVDA and JAWS: arrows reach the chart without leaving browse mode by hand', run: 'not run' },
    { case: 'VoiceOver on iOS: the table is found behind the drawing, and read by rows', run: 'not run' },
  ],
}

import type { ComponentDocs } from '../componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  otherNames: ['graph', 'column chart', 'histogram'],
  related: ['LineChart', 'DonutChart', 'ChartSkeleton'],
  use: ['Counts per day, week or month.', 'A few categories with short names.'],
  avoid: [
    'A trend, or several series: LineChart.',
    'Shares of a whole: DonutChart.',
    'Two or three values: a StatGroup is faster to read.',
  ],
  anatomy: [
    'Card with caption and period',
    'Button that switches between plot and table',
    'Bars, whole or in parts: done solid, under way amber, planned with a dashed outline',
    'Tooltip above the active bar',
    'Legend of the statuses, if the bars have parts or planned values',
    'Table with the same values and their total, always available to screen readers',
  ],
  do: [
    'Create the bars with `groupBarsByTime`: it fills days without a value and respects the time zone.',
    'Set `unit`, so that values are announced with what they count.',
    'Give a bar `parts` where some of it runs or is still to come, and name them by `labels`, with the words of the figures beside it.',
    'Set `csvName` where people copy values to a spreadsheet.',
  ],
  dont: [
    'A total of averages: set `showTotal={false}`.',
    'A different color for each bar.',
    'More than a year of days: group by week or month.',
  ],
  keyboard: [
    ['Tab', 'moves to the chart, and on to the next control'],
    ['Left, Right', 'one bar back or forward; time runs from left to right in every language'],
    ['Page Up, Page Down', 'seven bars back or forward'],
    ['Home, End', 'first and last bar'],
    ['Escape', 'closes the tooltip'],
    ['Enter, Space', 'selects the bar, if `onSelect` is set'],
  ],
  heard: [
    'An application with the role description “bar chart”, named by caption, period, total with its parts, and keyboard help.',
    '“Thu 19 Nov, 18 trips” for each bar, politely, followed by its statuses, such as “Done 6, Under way 3, Scheduled 5”, and “selected”.',
    'The table, also while the plot is shown.',
  ],
  byHand: [
    { case: 'NVDA and JAWS: arrow keys reach the chart without leaving browse mode by hand', run: 'not run' },
    { case: 'VoiceOver on iOS: the table is found after the plot and read by rows', run: 'not run' },
  ],
}

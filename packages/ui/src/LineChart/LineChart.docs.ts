import type { ComponentDocs } from '../componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'new',
  otherNames: ['graph', 'trend', 'area chart', 'time series'],
  related: ['BarChart', 'DonutChart', 'ChartSkeleton'],
  use: ['Change over time: trips, earnings, ratings.', 'Two to five series on one axis.', 'A single amount that grows: `shape="area"`.'],
  avoid: [
    'Separate counts per day: BarChart.',
    'More than five series: they cannot be told apart; show a table, or one series at a time.',
    'Values without an order in time.',
  ],
  anatomy: [
    'Card with caption and period',
    'Button that switches between plot and table',
    'Lines with one marker shape per series; dashed for planned values',
    'Tooltip beside the active point',
    'Legend; with several series each entry hides or shows its line',
    'Table with the same values',
  ],
  do: [
    'Set `missing`: days without a value are 0 or unknown.',
    'Pass instants with their `timeZone`, so that each counts for its local day.',
    'Keep the order of the series, so that each keeps its color and marker.',
  ],
  dont: [
    '`shape="area"` for several series: they cover each other.',
    'A total of averages: leave `showTotal` off.',
    'Red and green for bad and good.',
  ],
  keyboard: [
    ['Tab', 'moves to the chart, and on to the next control'],
    ['Left, Right', 'one point back or forward; time runs from left to right in every language'],
    ['Page Up, Page Down', 'seven points back or forward'],
    ['Home, End', 'first and last point'],
    ['Escape', 'closes the tooltip'],
    ['Tab, then Enter or Space', 'in the legend: hides or shows a line; the last visible line stays'],
  ],
  heard: [
    'An application with the role description “line chart”, named by caption, period and keyboard help.',
    '“Thu 19 Nov, Completed 18 trips, Cancelled 2 trips”: all visible lines, politely, for each point.',
    '“unknown” for a gap, “Scheduled” for planned values.',
  ],
  byHand: [
    { case: 'NVDA and JAWS: arrow keys reach the chart without leaving browse mode by hand', run: 'not run' },
    { case: 'Windows high contrast: five lines are told apart by dashes and markers', run: 'not run' },
  ],
}

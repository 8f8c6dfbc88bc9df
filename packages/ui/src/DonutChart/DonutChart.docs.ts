import type { ComponentDocs } from '../componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  otherNames: ['pie chart', 'ring chart', 'graph'],
  related: ['BarChart', 'LineChart', 'ChartSkeleton'],
  use: ['Shares and counts of a whole: trips by status.', 'Up to six segments; the smallest of more are combined as “Other”.'],
  avoid: ['Change over time: LineChart.', 'An exact comparison of values: BarChart.'],
  anatomy: [
    'Card with caption and period',
    'Ring with the total in its centre',
    'Table that is also the legend: symbol, label, count, share',
  ],
  do: [
    'Set `status` where segments are states: `done` is solid, `current` amber, `upcoming` dashed.',
    'Leave `status` out for other segments: they get series colors.',
  ],
  dont: ['More than one amber segment.', 'A donut for a single value.'],
  keyboard: [
    ['Tab', 'to the labels of the segments, if `onSelect` is set'],
    ['Enter, Space', 'selects the segment'],
  ],
  heard: [
    'A figure named by its caption and its period: “Trips by state, This month”.',
    'A table: “Completed, 318, 76.3 %”. The ring is decorative.',
  ],
}

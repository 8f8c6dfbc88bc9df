import type { ComponentDocs } from '../componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'new',
  since: '0.2.0',
  otherNames: ['share bar', 'gauge', 'percentage bar', 'data bar'],
  related: ['Progress', 'BarChart', 'DonutChart'],
  use: ['A share or a level that is compared from row to row, such as the share of each vehicle in the net.'],
  avoid: ['The progress of a task: Progress.', 'Values over time: BarChart.', 'A single percentage without comparison: text.'],
  anatomy: ['Bar', 'Value as text'],
  do: ['Give all meters of a list the same `max`.', 'Write the value as text in the unit of the column: “14.5 %”.'],
  dont: ['A value without a largest one, such as an amount.', 'Color as the only sign that a value is too high: say so in text.'],
  keyboard: [],
  heard: ['Meter with its name and the value as text; the bar is hidden.'],
}

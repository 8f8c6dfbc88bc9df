import type { ComponentDocs } from '../componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  otherNames: ['KPI row', 'metrics', 'dashboard figures'],
  related: ['StatCard', 'Grid', 'RouteMap'],
  use: [
    'Four to eight metrics at the top of a page.',
    'Three or six amounts that belong together, such as gross, deductions and net (`columns="three"`).',
    'One figure of a page with two of less weight (`columns="aside"`).',
  ],
  avoid: ['Metrics that change every second.', 'Two metrics: a sentence.'],
  anatomy: [
    'One card, its cells separated by lines',
    'Four cells per row, two in narrow layouts',
    'Above them, if wanted, a map or picture up to the edges (`media`)',
    'With `three`, on a phone: rows, the value at the end of the line of its label',
    'With `aside`: the main figure in `media`, and two cells beside it, or below it on a phone',
  ],
  do: [
    'Pass `announcement` if a filter changes all metrics: it is announced once for the group.',
    'Make the most important metric `wide`.',
  ],
  dont: ['Linked and unlinked cards in one row without a reason.'],
  keyboard: [],
  heard: ['A named group.', 'The announcement, once, when it changes.'],
}

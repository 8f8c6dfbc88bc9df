import type { ComponentDocs } from '../componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  otherNames: ['KPI row', 'metrics', 'dashboard figures'],
  related: ['StatCard', 'Grid', 'RouteMap'],
  use: ['Four to eight metrics at the top of a page.'],
  avoid: ['Metrics that change every second.', 'Two metrics: a sentence.'],
  anatomy: [
    'One card, its cells separated by lines',
    'Four cells per row, two in narrow layouts',
    'Above them, if wanted, a map or picture up to the edges (`media`)',
  ],
  do: [
    'Pass `announcement` if a filter changes all metrics: it is announced once for the group.',
    'Make the most important metric `wide`.',
  ],
  dont: ['Linked and unlinked cards in one row without a reason.'],
  keyboard: [],
  heard: ['A named group.', 'The announcement, once, when it changes.'],
}

import type { ComponentDocs } from '../componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  otherNames: ['chart placeholder', 'loading chart'],
  related: ['BarChart', 'LineChart', 'DonutChart', 'Skeleton'],
  use: ['The placeholder of a chart while the `charts` entry itself loads.'],
  avoid: ['The data loads: the charts have `loading`.', 'Anything but a chart: Skeleton.'],
  anatomy: ['Card with the caption', 'Grey bars, line or ring, in the size of the chart'],
  do: [
    'Pass the caption and subtitle of the chart, so that nothing moves.',
    'Pass an `alternative` when the data is there: for screen readers and print.',
  ],
  dont: ['A spinner in a card of a chart’s size.'],
  keyboard: [],
  heard: ['The caption, then the `alternative`, or “Loading” without one.'],
}

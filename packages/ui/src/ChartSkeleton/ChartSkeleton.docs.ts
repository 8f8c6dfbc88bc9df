import type { ComponentDocs } from '../docs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  use: ['Keeps the place of a chart while the charts entry itself is being fetched.'],
  avoid: ['The figures are being fetched: the charts themselves have `loading`.', 'Anything that is no chart: Skeleton.'],
  anatomy: ['Card with the name', 'Grey bars, line or ring, as large as the chart will be'],
  do: ['Give the caption and the subtitle that the chart will have, so that nothing moves.'],
  dont: ['A spinner in a card of a chart’s size.'],
  keyboard: [],
  heard: ['The name of the card and “Loading”.'],
}

import type { ComponentDocs } from '../docs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  use: ['A place where nothing is yet: no trips, no vehicles.', 'Something was looked for and is not there: with `missing`.'],
  avoid: ['The whole page is missing: DeadEnd.', 'A small card: a sentence is enough.'],
  anatomy: ['The road to the horizon', 'With `missing`: the empty place on it'],
  do: ['Stand it in an EmptyState that says what will come here and how.'],
  dont: ['Use it while something loads: Skeleton.'],
  keyboard: [],
  heard: ['A drawing without meaning: nothing is heard.'],
}

import type { ComponentDocs } from '../componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  otherNames: ['picture', 'drawing', 'no data'],
  related: ['EmptyState'],
  use: ['A list or page without items yet: no trips, no vehicles.', 'A search or filter without results: `missing`.'],
  avoid: ['A page that does not exist: DeadEndIllustration.', 'A small card: a sentence is enough.'],
  anatomy: ['The road to the horizon', 'With `missing`: an empty slot on the road'],
  do: ['Pass it to an EmptyState as `illustration`.'],
  dont: ['Use it while something loads: Skeleton.'],
  keyboard: [],
  heard: ['Nothing: the illustration is decorative.'],
}

import type { ComponentDocs } from '../docs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  use: ['The mark alone: a collapsed menu, a corner, an empty place.'],
  avoid: ['There is room for the name: Brand.', 'A picture of a vehicle: Bus.'],
  anatomy: ['Two lanes that meet', 'The road marking between them'],
  do: ['Give `label` where no word stands beside it.', 'Let `fluid` follow the width.'],
  dont: ['Turn, stretch or recolour it.', 'Use it as decoration of a list.'],
  keyboard: [],
  heard: ['An image by its `label`; without one nothing.'],
}

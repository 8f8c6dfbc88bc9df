import type { ComponentDocs } from '../docs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  use: ['A vehicle in a drawing: on a road, on a map, at a stop.'],
  avoid: ['An icon in a button or a row: an icon of the set.', 'A state: Badge, in words.'],
  anatomy: ['The bus from above, nose to the right'],
  do: ['Mark the one that is meant with `accent`, the others with `plain`.', 'Say in words what it is and where.'],
  dont: ['More than one amber bus in a drawing.', 'The bus as the only sign that something moves.'],
  keyboard: [],
  heard: ['A drawing without meaning: nothing is heard.'],
}

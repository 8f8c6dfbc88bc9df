import type { ComponentDocs } from '../componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'new',
  since: '0.2.0',
  otherNames: ['joined cards', 'card list', 'split panel'],
  related: ['Card', 'StatGroup', 'Grid'],
  use: ['A few cards of one kind that are compared, such as the trips on the road.'],
  avoid: ['Cards of different kinds: Grid.', 'Metrics: StatGroup.', 'More than six rows: DataTable.'],
  anatomy: ['One frame', 'Cards beside each other from the laptop breakpoint, else under each other', 'Lines between them'],
  do: ['Give the group a name, or a heading above it.', 'Give every card a title of the same level.'],
  dont: ['Cards with a divided header: its line reads as the end of a card.'],
  keyboard: [['Tab', 'to the title of each card that is a link, and to the controls in the cards']],
  heard: ['A list with as many items as there are cards.'],
}

import type { ComponentDocs } from '../docs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  use: ['Blocks, fields or sentences one under the other with one distance.'],
  avoid: ['The blocks of a page: PageContent knows their distance.', 'A list of equal things: a real list.'],
  anatomy: ['Children, in the order of the document'],
  do: ['Let the parent set the distance and the children none.', 'Give a distance by width where a phone needs less.'],
  dont: ['Empty children for more room.', 'A stack of one.'],
  keyboard: [],
  heard: ['Nothing of its own.'],
}

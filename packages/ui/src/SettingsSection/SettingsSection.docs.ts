import type { ComponentDocs } from '../docs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  use: ['A page of settings with several subjects: what it is about on one side, the settings on the other.'],
  avoid: ['One form with one subject: a Stack.', 'A block of figures: Card.'],
  anatomy: ['Title', 'Description (optional)', 'Facts or fields'],
  do: ['Name the subject in one or two words.', 'Keep its save button inside it.'],
  dont: ['One group alone on a page.', 'A group of only one switch.'],
  keyboard: [['Tab', 'goes through what is inside']],
  heard: ['A section named by its title.'],
}

import type { ComponentDocs } from '../docs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  use: ['The title of a page, a section or a card.'],
  avoid: ['Words that only look big: Text.', 'The label of a field: the field has one.'],
  anatomy: ['Words'],
  do: [
    'Choose `level` by the outline and `size` by the look.',
    'Keep one level 1 on a page.',
    'Write it like a sentence, without a full stop.',
  ],
  dont: ['Skip a level because it looks better.', 'A heading without anything under it.'],
  keyboard: [],
  heard: ['Heading, with its level and its words.'],
}

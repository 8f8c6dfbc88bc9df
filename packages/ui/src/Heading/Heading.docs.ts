import type { ComponentDocs } from '../componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  otherNames: ['title', 'h1', 'h2', 'headline'],
  related: ['Text', 'PageHeader'],
  use: ['The title of a page, a section or a card.'],
  avoid: ['Large text that is no heading: Text.', 'The label of a field: part of the field.'],
  anatomy: ['Text'],
  do: [
    'Choose `level` by the document outline and `size` by the look.',
    'Use one level 1 per page.',
    'Write it in sentence case, without a full stop.',
  ],
  dont: ['Skipping a level because of its size.', 'A heading without content below it.'],
  keyboard: [],
  heard: ['A heading with its level.'],
}

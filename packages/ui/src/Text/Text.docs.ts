import type { ComponentDocs } from '../componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  otherNames: ['paragraph', 'body', 'typography', 'copy'],
  related: ['Heading', 'Link'],
  use: ['Sentences, hints, captions: text in a typography role.'],
  avoid: ['A title: Heading.', 'Money and dates: Money, DateText.', 'Links and actions: Link, Button.'],
  anatomy: ['Words'],
  do: [
    'Use `measure="readable"` for more than two lines.',
    'Set the element by meaning with `as`.',
    'Truncate only text that is available in full elsewhere.',
  ],
  dont: ['Color as the only difference.', 'The tertiary tone for important text.'],
  keyboard: [],
  heard: ['Its text, with the semantics of its element.'],
}

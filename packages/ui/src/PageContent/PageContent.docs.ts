import type { ComponentDocs } from '../docs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  use: ['The blocks of a page, under its PageHeader.'],
  avoid: ['Blocks inside a card: Stack.', 'A frame around the page: AppShell.'],
  anatomy: ['Blocks with the distance of the page between them'],
  do: ['Take `readable` for forms and long text.', 'Let a block be a Card, a table or a group, not loose words.'],
  dont: ['A second one on the same page.', 'Margins on the blocks.'],
  keyboard: [],
  heard: ['Nothing of its own.'],
}

import type { ComponentDocs } from '../componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  otherNames: ['main', 'container', 'content area'],
  related: ['AppShell', 'PageHeader'],
  use: ['The content of a page, below its PageHeader.'],
  avoid: ['Blocks inside a card: Stack.', 'The layout of the whole app: AppShell.'],
  anatomy: ['Blocks with the page’s gap between them'],
  do: ['Use `readable` for forms and long text.', 'Use Cards, tables or groups as blocks, not loose text.'],
  dont: ['A second one on the same page.', 'Margins on the blocks.'],
  keyboard: [],
  heard: ['Nothing.'],
}

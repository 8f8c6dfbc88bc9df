import type { ComponentDocs } from '../docs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  use: ['A page that anybody may open and that has one column: help, terms, a message.'],
  avoid: ['Behind the door: AppShell.', 'One short task with a picture beside it: SplitLayout.'],
  anatomy: ['Head: brand and a link to help', 'Main landmark with one column'],
  do: ['Take `middle` for a page with a single message.'],
  dont: ['A menu in it.', 'Two columns in it.'],
  keyboard: [['Tab', 'goes through the head, then the page']],
  heard: ['The head as banner, the column as main landmark.'],
}

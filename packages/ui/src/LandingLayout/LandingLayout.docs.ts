import type { ComponentDocs } from '../docs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  use: ['The front door: one sentence, one or two ways in.'],
  avoid: ['A task such as logging in: SplitLayout.', 'Text to read: SingleColumnLayout.'],
  anatomy: [
    'Head: brand and a link to help',
    'Title, and the lead that ends its sentence',
    'Actions',
    'Promises, from the laptop width',
    'Drawing, to the edges of the page',
  ],
  do: ['Keep it to one sentence.', 'Lead with the action that most people need.'],
  dont: ['More than two ways in.', 'Words in the drawing that stand nowhere else.'],
  keyboard: [['Tab', 'goes through the head, then the actions']],
  heard: ['One level 1 heading with title and lead; the promises as a list; the drawing not at all.'],
}

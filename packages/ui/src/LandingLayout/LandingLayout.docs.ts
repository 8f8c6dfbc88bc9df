import type { ComponentDocs } from '../componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  otherNames: ['home page', 'hero', 'marketing page'],
  related: ['SplitLayout', 'SingleColumnLayout'],
  use: ['The entry page: one sentence and one or two actions.'],
  avoid: ['A task such as logging in: SplitLayout.', 'Text to read: SingleColumnLayout.'],
  anatomy: [
    'Header: logo and a link to help',
    'Title, and the description that completes its sentence',
    'Actions',
    'Benefits, from the laptop breakpoint',
    'Illustration, to the edges of the page',
  ],
  do: ['Keep it to one sentence.', 'Put the action that most users need first.'],
  dont: ['More than two actions.', 'Text in the illustration that is nowhere else on the page.'],
  keyboard: [['Tab', 'moves through the header, then the actions']],
  heard: ['A level 1 heading, the description, and the benefits as sections. The illustration is decorative.'],
}

import type { ComponentDocs } from '../componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  otherNames: ['login page', 'two columns', 'auth page'],
  related: ['SingleColumnLayout', 'LandingLayout'],
  use: ['One task before login: log in, enter a code, choose a password.'],
  avoid: ['Longer forms: SingleColumnLayout or AppShell.', 'Only links to start: LandingLayout.'],
  anatomy: [
    'Header: logo and a help link',
    'Back link (optional)',
    'Title and description',
    'The form',
    'Dark panel, from the laptop breakpoint',
    'Illustration at the bottom, on narrower pages',
  ],
  do: ['Keep to one column of fields.', 'Use `verticalAlign="top"` if the height of the form changes, so that the title does not move.'],
  dont: ['Essential content in the panel: phones do not show it.', 'Two titles.'],
  keyboard: [['Tab', 'moves through the header, the back link, then the form']],
  heard: ['The header as banner, the task as main landmark with a level 1 heading.'],
}

import type { ComponentDocs } from '../componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  otherNames: ['page layout', 'wizard page', 'set-up page'],
  related: ['SplitLayout', 'LandingLayout', 'Stepper'],
  use: ['A page with one column and no menu: help, terms, a message, onboarding.'],
  avoid: ['A page with the main menu: AppShell.', 'One short task with an illustration: SplitLayout.'],
  anatomy: ['Header: logo and a help link', 'Main landmark with one column'],
  do: ['Use `verticalAlign="middle"` for a page with a single message.'],
  dont: ['A menu in it.', 'Two columns in it.'],
  keyboard: [['Tab', 'moves through the header, then the page']],
  heard: ['The header as banner, the column as main landmark.'],
}

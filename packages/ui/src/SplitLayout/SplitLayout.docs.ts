import type { ComponentDocs } from '../docs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  use: ['One task before the door: log in, enter a code, choose a password.'],
  avoid: ['More than one screen of fields: SingleColumnLayout or AppShell.', 'No task, only ways in: LandingLayout.'],
  anatomy: [
    'Head: brand and a link to help',
    'Way back (optional)',
    'Title and lead',
    'The form',
    'Dark panel, from the laptop width',
    'Illustration at the bottom, on narrower pages',
  ],
  do: ['Keep to one column of fields.', 'Take `top` where the height of the form changes, so that the title stays.'],
  dont: ['Anything in the panel that phones need.', 'Two titles.'],
  keyboard: [['Tab', 'goes through the head, the way back, then the form']],
  heard: ['The head as banner, the task as main landmark with a level 1 heading; the panel not at all.'],
}

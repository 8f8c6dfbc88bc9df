import type { ComponentDocs } from '../componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'new',
  since: '0.2.0',
  otherNames: ['segmented buttons', 'button group', 'toggle group', 'view switch'],
  related: ['RadioGroup', 'Tabs', 'RouteTabs'],
  use: ['Two to four views of the same content, one of them always shown: by stop or by seat.'],
  avoid: ['Views with addresses of their own: RouteTabs.', 'Different content: Tabs.', 'A question of a form: RadioGroup.'],
  anatomy: ['Track', 'Segments; the chosen one is raised', 'Label for screen readers'],
  do: ['Apply the choice at once.', 'Labels of one or two words, of about the same length.'],
  dont: ['More than four segments.', 'A segment that only acts: Button.'],
  keyboard: [
    ['Tab', 'moves to the chosen segment'],
    ['Arrow keys', 'choose the previous or next segment, with wrapping'],
  ],
  heard: ['Radio group named by its label.', 'Each segment with its position: 1 of 2.'],
}

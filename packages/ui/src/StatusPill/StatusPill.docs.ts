import type { ComponentDocs } from '../componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'new',
  otherNames: ['pill', 'status', 'tag', 'state', 'chip'],
  related: ['Badge'],
  use: ['A server status that is shown in several places with the same label and color.'],
  avoid: ['A label that is not a status: Badge.', 'An action: Button.', 'The status of a whole page: AlertStrip.'],
  anatomy: ['Dot or icon', 'Label of the status'],
  do: [
    'Write one registry per entity, typed by its statuses: a missing status does not compile.',
    'Keep normal statuses neutral, or show none.',
  ],
  dont: ['Two tones for one status.', 'Uppercase or raw server values.', 'Color without text.'],
  keyboard: [],
  heard: ['The label. Dot, icon and color are hidden.', 'An unknown status as text: `on_hold` is “On hold”.'],
}

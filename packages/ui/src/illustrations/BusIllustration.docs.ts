import type { ComponentDocs } from '../componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  otherNames: ['picture', 'drawing', 'vehicle'],
  related: ['TrafficIllustration'],
  use: ['A vehicle in an illustration: on a road or at a stop.'],
  avoid: ['An icon in a button or row: use an icon of the set.', 'A status: Badge.'],
  anatomy: ['Bus seen from above, pointing to the right'],
  do: ['Use `accent` for the vehicle the picture is about and `plain` for the others.', 'Say in text what it is and where.'],
  dont: ['More than one amber bus in a picture.', 'The bus as the only sign that something moves.'],
  keyboard: [],
  heard: ['Nothing: the illustration is decorative.'],
}

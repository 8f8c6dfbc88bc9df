import type { ComponentDocs } from '../componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  otherNames: ['picture', 'drawing', 'landing'],
  related: ['LandingLayout'],
  use: ['The dark side of a landing page.'],
  avoid: ['A real route: RouteMap.', 'A diagram that must be understood: text or a chart.'],
  anatomy: ['Left arm, right arm and the merged road', 'A label at each'],
  do: ['Use three short labels.', 'Say the same in the text of the page.'],
  dont: ['Numbers that change.', 'More than one word per label.'],
  keyboard: [],
  heard: ['Nothing: the illustration is decorative.'],
}

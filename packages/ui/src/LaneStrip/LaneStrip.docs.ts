import type { ComponentDocs } from '../docs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  use: ['The foot of a narrow page that would end in nothing.'],
  avoid: ['Progress through steps: Stepper.', 'A trip with its stops: Timeline.'],
  anatomy: ['Two stops', 'The road between them', 'The bus on its way'],
  do: ['Once, at the end of the page.'],
  dont: ['Let it mean how far something is.'],
  keyboard: [],
  heard: ['A drawing without meaning: nothing is heard.'],
}

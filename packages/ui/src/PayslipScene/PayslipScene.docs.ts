import type { ComponentDocs } from '../docs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  use: ['The dark side of a page about being paid.'],
  avoid: ['A real payslip: DescriptionList and Money.'],
  anatomy: ['The paper with five lines and a total', 'The rules that become the road'],
  do: ['Take figures that add up: people check.'],
  dont: ['A real person on it.', 'Anything that must be read.'],
  keyboard: [],
  heard: ['Nothing: it is decoration.'],
}

import type { ComponentDocs } from '../componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  otherNames: ['picture', 'drawing', 'paper'],
  related: ['BusRouteIllustration'],
  use: ['The dark panel of a page about payments.'],
  avoid: ['A real payslip: DescriptionList and Money.'],
  anatomy: ['A sheet with five lines and a total', 'The ruled lines that continue as a road'],
  do: ['Use amounts that add up.'],
  dont: ["A real person's payslip.", 'Information that must be read.'],
  keyboard: [],
  heard: ['Nothing: the illustration is decorative.'],
}

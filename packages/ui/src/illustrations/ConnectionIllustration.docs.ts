import type { ComponentDocs } from '../componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'new',
  otherNames: ['picture', 'drawing', 'invitation'],
  related: ['DeadEndIllustration'],
  use: ['Between two avatars, such as a person and the company that invites them.'],
  avoid: ['Steps that are done or upcoming: Stepper.', 'A separator between two groups: Divider.'],
  anatomy: ['A dashed line'],
  do: ['Say in the heading who joins whom.'],
  dont: ['Let it carry meaning on its own.'],
  keyboard: [],
  heard: ['Nothing: the illustration is decorative.'],
}

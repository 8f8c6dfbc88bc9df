import type { ComponentDocs } from '../docs.ts'

export const docs: ComponentDocs = {
  status: 'new',
  use: ['Between the pictures of two that may come together: a person and the company that invites them.'],
  avoid: ['Steps that are done or ahead: Stepper.', 'Two groups that are kept apart: Divider.'],
  anatomy: ['A dashed lane'],
  do: ['Say in the heading beside it who joins whom.'],
  dont: ['Let it carry a meaning of its own.'],
  keyboard: [],
  heard: ['A drawing without meaning: nothing is heard.'],
}

import type { ComponentDocs } from '../componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  otherNames: ['404', 'error page', 'not found', 'empty page'],
  related: ['EmptyState', 'ErrorState'],
  use: ['A page with a single message: not found, no access, all done.'],
  avoid: ['An empty list: EmptyState.', 'A failed part of a page: ErrorState.', 'A notice above a page: AlertStrip.'],
  anatomy: ['Illustration (optional)', 'Title', 'Description', 'Actions'],
  do: ['Say what happened, then what the user can do.', 'Offer one action that always works.'],
  dont: ['Blame the user.', 'Show an error code without an explanation.'],
  keyboard: [['Tab', 'moves through the actions']],
  heard: ['A level 1 heading, the description, then the actions.'],
}

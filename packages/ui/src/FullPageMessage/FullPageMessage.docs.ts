import type { ComponentDocs } from '../docs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  use: ['A page with one thing to say: not found, no access, all done.'],
  avoid: ['A list that is empty: EmptyState.', 'A part that failed: ErrorState.', 'News above a page: AlertStrip.'],
  anatomy: ['Drawing (optional)', 'Title', 'Description', 'Actions'],
  do: ['Say what happened, then what can be done.', 'Offer one way on that always works.'],
  dont: ['Blame the person.', 'A code without words.'],
  keyboard: [['Tab', 'goes through the actions']],
  heard: ['A level 1 heading, the description, then the actions.'],
}

import type { ComponentDocs } from '../componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'new',
  otherNames: ['button bar', 'form footer', 'submit row'],
  related: ['Button', 'FullScreenPanel'],
  use: ['The buttons of a form that is a page of its own, such as a set-up step.'],
  avoid: ['A dialog or panel: it has a footer.', 'A single button below a short form: the button alone.'],
  anatomy: ['Divider', 'Secondary action, at the start', 'Primary action, at the end'],
  do: ['Use one primary and at most one secondary action.', 'Place it last in the form.'],
  dont: ['Links or text in it.', 'Two on a page.'],
  keyboard: [],
  heard: ['The buttons, the secondary action first.'],
}

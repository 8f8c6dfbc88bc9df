import type { ComponentDocs } from '../docs.ts'

export const docs: ComponentDocs = {
  status: 'new',
  use: ['The end of a form that is a page of its own: a step of a set-up.'],
  avoid: ['A dialog or panel: it has a foot of its own.', 'A single button under a short form: the button alone.'],
  anatomy: ['A rule', 'The quiet way out, at the start', 'The button that goes on, at the end'],
  do: ['One button that goes on, and at most one way out.', 'Place it last in the form.'],
  dont: ['Put links or text in it.', 'Place two on a page.'],
  keyboard: [],
  heard: ['Nothing of its own: the buttons are heard, the way out first.'],
}

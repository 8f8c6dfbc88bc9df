import type { ComponentDocs } from '../componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'new',
  otherNames: ['validation summary', 'form errors'],
  related: ['TextField', 'FormActions'],
  use: ['A submitted form with several fields has errors.', 'An error of the whole form: an item without a field.'],
  avoid: ['A form with a single field: focus it and show its error.', 'The submission failed: a toast, or an AlertStrip above the form.'],
  anatomy: ['Icon', 'Heading with the number of errors', 'A link for each field, in the order of the page'],
  do: [
    'Place it above the first field.',
    'Use the same messages as below the fields.',
    'Increase `submitCount` with each failed submit, so that the heading is read again.',
  ],
  dont: ['Show it while users are still filling in the form.', 'Leave out the errors below the fields.'],
  keyboard: [
    ['Tab', 'moves from the heading to the first link, and on'],
    ['Enter', 'moves to the field'],
  ],
  heard: [
    'The heading, which gets focus when the summary appears.',
    'A region named by the heading.',
    'After following a link, the field with its label and error.',
  ],
  byHand: [
    { case: 'VoiceOver on iOS: the heading is read when the summary appears, and a link moves to the field', run: 'not run' },
    { case: 'Zoomed to 400 %: the label of the field is visible after following a link', run: 'not run' },
  ],
}

import type { ComponentDocs } from '../docs.ts'

export const docs: ComponentDocs = {
  status: 'new',
  use: [
    'A form with more than one field was sent and cannot be taken as it is.',
    'Something about the whole form is wrong: an item without a field.',
  ],
  avoid: [
    'A form with one field: the error under the field is enough, and the focus goes there.',
    'Something went wrong while sending: a toast, or an AlertStrip at the head of the form.',
  ],
  anatomy: ['Sign', 'Heading that says how many', 'One link for each field, in the order of the page'],
  do: [
    'Put it at the head of the form, above the first field.',
    'Use the words that stand under the field, letter for letter.',
    'Raise `attempt` with every submit that failed, so that the heading is read again.',
  ],
  dont: [
    'Show it while people are still filling the form in.',
    'Leave out the errors under the fields: the summary leads there, it does not replace them.',
  ],
  keyboard: [
    ['Tab', 'moves from the heading to the first link, and on'],
    ['Enter', 'goes to the field'],
  ],
  heard: [
    'The heading, as soon as it comes: the focus is on it.',
    'A region with the name of the heading.',
    'Then the field with its label and what is wrong with it.',
  ],
  byHand: [
    { case: 'VoiceOver on iOS: the heading is read when the summary comes, and a link takes the reading to the field', run: 'not run' },
    { case: 'Magnified to 400 %: the label of the field is in sight after a link', run: 'not run' },
  ],
}

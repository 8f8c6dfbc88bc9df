import type { ComponentDocs } from '../docs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  use: ['Something about this page or card needs attention and stays true: a paper has expired, an address is under review.'],
  avoid: [
    'Something has just happened: Toast.',
    'One field is wrong: `error` of the field.',
    'The whole page could not be loaded: ErrorState.',
  ],
  anatomy: ['Sign of its tone', 'First sentence, bold', 'What follows from it (optional)', 'One link or button that settles it (optional)'],
  do: [
    'Say the state first and the consequence second: “Not getting trips. Road worthiness expired 3 days ago.”',
    'Give it the one action that settles it.',
    '`place="card"` inside a card: from edge to edge, without a box in a box.',
  ],
  dont: ['Stack three of them: gather what belongs together.', 'Use a tone as decoration; most of a page needs none.'],
  keyboard: [
    ['Tab', 'to its link or button'],
    ['Enter', 'follows it'],
  ],
  heard: ['Its words in their place. With `role="status"` or `role="alert"` they are said when it appears after a press.'],
}

import type { ComponentDocs } from '../componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  otherNames: ['banner', 'alert', 'callout', 'notice', 'inline message'],
  related: ['Toast', 'ErrorState', 'OfflineBanner'],
  use: ['Something on this page needs attention and stays that way: a document has expired, an address is under review.'],
  avoid: [
    'Something has just happened: Toast.',
    'A single field is wrong: `error` of the field.',
    'The whole page could not load: ErrorState.',
  ],
  anatomy: ['Icon of its tone', 'First sentence, bold', 'Details (optional)', 'A link or button that resolves it (optional)'],
  do: [
    'Say the state first and the consequence second: “Not getting trips. Road worthiness expired 3 days ago.”',
    'Offer the action that resolves it.',
    '`placement="card"` inside a card: from edge to edge, without a second border.',
  ],
  dont: ['Stack three of them: combine what belongs together.', 'Use a tone as decoration.'],
  keyboard: [
    ['Tab', 'to its link or button'],
    ['Enter', 'follows it'],
  ],
  heard: ['Its text. With `role="status"` or `role="alert"` it is announced when it appears.'],
}

import type { ComponentDocs } from '../componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  otherNames: ['empty list', 'no data', 'zero state', 'blank slate', 'nothing here'],
  related: ['ErrorState', 'FullPageMessage'],
  use: [
    'A list, chart or page has no items yet: say what will be there, and how to get it.',
    'Filters leave no results: name them, and offer to clear them.',
  ],
  avoid: ['Something failed: ErrorState.', 'It is still loading: Skeleton.', 'A whole page that does not exist: FullPageMessage.'],
  anatomy: ['Illustration (optional)', 'Title', 'One sentence', 'One action, and a less prominent one (optional)'],
  do: [
    'Say what makes items appear: “Trips show here once a vehicle is on a route”.',
    'Name the filters that leave no results.',
    'Use `compact` inside a card that has a title.',
  ],
  dont: ['Two primary buttons.', '“No data”.', 'An illustration that is needed to understand the text.'],
  keyboard: [['Tab', 'goes to the actions']],
  heard: [
    'A heading and its sentence. The illustration is decorative.',
    'When the action is removed while it has focus, focus moves to the nearest labelled ancestor.',
  ],
}

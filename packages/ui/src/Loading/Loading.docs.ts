import type { ComponentDocs } from '../componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'new',
  otherNames: ['loader', 'placeholder', 'pending', 'suspense'],
  related: ['Skeleton', 'Spinner', 'BusyRegion'],
  use: ['A list, card or page loads its content for the first time.'],
  avoid: [
    'Content is already visible and reloads: BusyRegion.',
    'A form is being submitted: `pending` of its button.',
    'One Loading per row: use one for the list.',
  ],
  anatomy: ['Placeholder: skeletons in the shape of the content', 'Content', 'Status for screen readers'],
  do: [
    'Write `label` as it reads inside a sentence: `label="drivers"` gives “Loading drivers” and “Drivers loaded”.',
    'When loading fails, set `loading` to false and render an ErrorState as the content.',
  ],
  dont: ['Shorten `delay`: what loads within 300 ms feels immediate.', 'Nest one in another.'],
  keyboard: [],
  heard: ['Nothing for content that loads within a second. After that “Loading drivers”, once, and “Drivers loaded” at the end.'],
  byHand: [{ case: 'VoiceOver announces both when a list takes three seconds', run: 'not run' }],
}

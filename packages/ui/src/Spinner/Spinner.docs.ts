import type { ComponentDocs } from '../componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  otherNames: ['loader', 'activity indicator', 'throbber', 'loading'],
  related: ['Progress', 'Loading', 'Skeleton'],
  use: ['Next to text that explains the wait.', 'Alone in a small space, with `label`.'],
  avoid: ['In a button: `pending` has its own.', 'For a page or a list: Loading with skeletons.', 'Known progress: Progress.'],
  anatomy: ['A ring with a gap', 'Text for assistive technology (optional)'],
  do: ['Show it only after 300 ms.', 'Remove it on failure, and show an error.'],
  dont: ['Use one in each table row.', 'Use it without text and without `label`.'],
  keyboard: [],
  heard: ['With `label`: a polite status. Without: nothing.'],
}

import type { ComponentDocs } from '../docs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  use: ['Beside the words that say what is waited for.', 'Alone in a small place, with `label`.'],
  avoid: [
    'In a button: `pending` brings its own.',
    'For a page or a list: Loading with skeletons of its shape.',
    'Where it is known how far it is: Progress.',
  ],
  anatomy: ['Three quarters of a ring', 'Words for assistive technology (optional)'],
  do: ['Show it only for what takes longer than a blink: 300 ms.', 'Take it away when it has failed, and say so.'],
  dont: ['Put one into each row of a table.', 'Leave it alone without words and without `label`.'],
  keyboard: [],
  heard: ['With `label`: a status that is said politely. Without: nothing.'],
}

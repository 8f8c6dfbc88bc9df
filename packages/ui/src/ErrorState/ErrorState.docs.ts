import type { ComponentDocs } from '../docs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  use: [
    'Content did not come, and its place is there: `error`, with a way to try again.',
    'There is no network (`offline`), no right to see it (`forbidden`), nothing there (`not-found`), or a part of the program is missing (`chunk`).',
  ],
  avoid: ['A field is wrong: its `error`.', 'An action failed while the page stands: Toast.', 'There is nothing yet: EmptyState.'],
  anatomy: [
    'Icon',
    'Title',
    'Why, and what to do',
    'Reference for support, with a copy button',
    'Retry or Reload',
    'Another way on (optional)',
  ],
  do: [
    'Say what did not come: “Vehicles did not load”.',
    'Pass `retrying` while it is tried again: the button keeps its place and the focus.',
    'Pass the id of the request as `reference`.',
  ],
  dont: ['Show codes or stack traces.', 'Offer a retry that cannot help: where access is missing, say where to go instead.'],
  keyboard: [
    ['Tab', 'goes to copy, retry and the other way'],
    ['Enter, Space', 'press them'],
  ],
  heard: [
    'Title and description politely, as a status; never as an alert while a page loads.',
    'The start of another try. When the content comes, the focus goes to the named place around it.',
    'An `error` calls itself “You are offline” for as long as the browser has no network.',
  ],
}

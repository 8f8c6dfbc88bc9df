import type { ComponentDocs } from '../componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  otherNames: ['error', 'retry', 'failed to load'],
  related: ['EmptyState', 'AlertStrip', 'FullPageMessage'],
  use: [
    'Content could not be loaded: `error`, with a retry.',
    'No network (`offline`), no permission (`forbidden`), nothing found (`not-found`), or a code chunk that failed to load (`chunk`).',
  ],
  avoid: ['An invalid field: its `error`.', 'A failed action: Toast.', 'An empty list: EmptyState.'],
  anatomy: [
    'Icon',
    'Title',
    'Reason, and what to do',
    'Reference for support, with a copy button',
    'Retry or Reload',
    'Another action (optional)',
  ],
  do: [
    'Name what failed: “Vehicles did not load”.',
    'Set `retrying` during a retry: the button keeps its position and focus.',
    'Pass the request id as `reference`.',
  ],
  dont: ['Error codes or stack traces.', 'A retry that cannot help: without permission, link to another page.'],
  keyboard: [
    ['Tab', 'moves to copy, retry and the other action'],
    ['Enter, Space', 'press them'],
  ],
  heard: [
    'Title and description as a polite status, not as an alert.',
    'The start of a retry. When the content has loaded, focus moves to the nearest labelled ancestor.',
    'An `error` shows “You are offline” while the browser is offline.',
  ],
}

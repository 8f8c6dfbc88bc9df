import type { ComponentDocs } from '../componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  otherNames: ['no connection', 'network status', 'offline'],
  related: ['AlertStrip', 'Toast'],
  use: [
    'The network is down and the page shows earlier data.',
    '`kind="reconnecting"`: the page no longer updates itself, and tries to connect again.',
  ],
  avoid: ['The server answers with an error: ErrorState or a Toast.', 'A single request failed: show the error where it was made.'],
  anatomy: ['Icon', 'What it means for the user'],
  do: [
    'Say what still works and how old the data is: “saved on this phone at 14:02”.',
    'Put it below the top bar, where it stays visible, or `overlay` it where it would move what is being pressed.',
  ],
  dont: ['Color it red: the content is still valid.', 'Let users enter data that will be lost: say that changes need the network.'],
  keyboard: [],
  heard: ['Its text in place. Set `role="status"` if it appears and disappears with the network.'],
}

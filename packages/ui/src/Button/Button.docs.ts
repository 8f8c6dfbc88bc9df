import type { ComponentDocs } from '../docs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  use: [
    'Something happens here and now: a form is sent, a dialog opens, a vehicle is added.',
    'The one next step of a view: `primary`, once.',
  ],
  avoid: [
    'Going to another page: a Link, or a Button with `href` where the way on is the main thing of the view.',
    'Only an icon fits: IconButton, which cannot be written without a name.',
    'On and off at once: Switch.',
  ],
  anatomy: [
    'Icon at the start (optional)',
    'Words',
    'Icon at the end (optional)',
    'Spinner in place of the icon while pending',
    'Reason under it while it is off',
  ],
  do: [
    'Say what will happen: “Add vehicle”, not “OK”.',
    'Give `pendingLabel` to everything that waits for an answer; the width stays and so does the focus.',
    'Say why with `disabledReason` where people could not know.',
  ],
  dont: ['Two primary buttons in one view.', 'A button that is off and silent about it.', 'Danger red for what can be undone.'],
  keyboard: [
    ['Tab', 'moves to the button, also while it is pending or off with a reason'],
    ['Enter, Space', 'presses it'],
  ],
  heard: [
    'Button, with its words as the name.',
    'The start and the end of waiting, once each, politely.',
    'The reason why it is off, as its description.',
  ],
}

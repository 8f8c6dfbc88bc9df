import type { ComponentDocs } from '../componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  otherNames: ['action', 'CTA', 'call to action', 'submit'],
  related: ['IconButton', 'Link', 'CountButton'],
  use: ['An action: submit a form, open a dialog, add a vehicle.', 'The main action of a view: `primary`, once.'],
  avoid: [
    'Navigation: a Link, or a Button with `href` when the link is the main action of the view.',
    'Only an icon fits: IconButton, which requires a label.',
    'A setting that is on or off: Switch.',
  ],
  anatomy: [
    'Icon at the start (optional)',
    'Label',
    'Icon at the end (optional)',
    'Spinner and pending label in their place while pending',
    'Reason below while disabled (optional)',
  ],
  do: [
    'Say what will happen: “Add vehicle”, not “OK”.',
    'Set `pendingLabel` on every action that waits for a response. Width and focus stay.',
    'Return the promise from `onClick`: the button ignores presses until it settles, and a rejection goes to the PressErrorProvider.',
    'Give a `disabledReason` where users cannot know it; it is shown while `disabled` is set.',
    'Use `download` and `target="_blank"` with `href` for files and other sites.',
  ],
  dont: ['Two primary buttons in one view.', 'A disabled button without a reason.', 'Red for an action that can be undone.'],
  keyboard: [
    ['Tab', 'moves to the button, also while it is pending or disabled with a reason'],
    ['Enter, Space', 'presses it; Space does not follow a link'],
  ],
  heard: [
    'A button named by its label; with `href` a link, and “opens in new tab” for `target="_blank"`.',
    'The start and the end of the pending state, once each, politely.',
    'The reason why it is disabled, as its description.',
  ],
}

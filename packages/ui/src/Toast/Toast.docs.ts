import type { ComponentDocs } from '../componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  imports: ['ToastProvider', 'useToast'],
  otherNames: ['snackbar', 'notification', 'flash message'],
  related: ['AlertStrip', 'AlertDialog'],
  use: [
    'The result of an action that the page does not show itself.',
    'A message across navigation: session ended, no access.',
    'A background task: `showPromise` shows its progress and result.',
  ],
  avoid: [
    'An invalid field: `error` of the field, and ErrorSummary for several.',
    'A lasting state of the page: AlertStrip.',
    'A blocking question: ConfirmDialog or AlertDialog.',
    'No network: OfflineBanner.',
  ],
  anatomy: [
    'Region “Notifications”, always rendered',
    'Toast: tone icon or spinner',
    'Message and repeat count',
    'Description (optional)',
    'One action (optional)',
    'Dismiss',
  ],
  do: [
    'Put one ToastProvider at the root, outside of routes.',
    'Use an `id` for messages that replace each other: “Sending”, then “Sent”.',
    'Put what happened into the message and the consequence into the description.',
    'Keep the default duration: errors with an action do not close.',
  ],
  dont: [
    'Information that is available nowhere else.',
    'Shorter durations: reading takes five seconds plus one per 120 characters.',
    'Two actions, or a link that leaves a form.',
  ],
  keyboard: [
    ['F6', 'moves to the first toast and back; configurable by `hotkey`'],
    ['Tab', 'moves between the buttons of the toasts'],
    ['Enter, Space', 'activates the button'],
    ['Escape', 'closes the focused toast only; a dialog below stays open'],
  ],
  heard: [
    'Errors immediately, others politely; with the tone first: “Error: …”.',
    'Repeated messages are announced again.',
    'Queued toasts are announced when shown.',
    'Also above a dialog, which does not hide the region.',
    'Focus returns after the last toast closes.',
  ],
  byHand: [
    { case: 'VoiceOver on macOS and iOS: success politely, errors immediately, also above a dialog', run: 'not run' },
    { case: 'TalkBack: a toast while the keyboard is open', run: 'not run' },
    { case: 'NVDA with Firefox: announces a repeated message', run: 'not run' },
    { case: 'Swipe to dismiss on Android and iPhone', run: 'not run' },
  ],
}

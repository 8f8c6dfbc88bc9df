import type { ComponentDocs } from '../docs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  use: [
    'Something that the person did has ended, well or badly, and the page itself does not show it.',
    'A message that must survive a change of page: the session has ended, access is missing.',
    'Something takes its time while people go on: `toast.promise` follows it from beginning to end.',
  ],
  avoid: [
    'A field is wrong: `error` of the field, and an ErrorSummary for many.',
    'Something about the page that stays true: AlertStrip.',
    'The page cannot go on without an answer: ConfirmDialog or AlertDialog.',
    'The page has no network: OfflineBanner.',
  ],
  anatomy: [
    'Region named “Notifications”, always there',
    'Toast: sign of its tone, or a spinner',
    'Message and how often it was said',
    'Description (optional)',
    'One action (optional)',
    'Dismiss',
  ],
  do: [
    'Put one ToastProvider at the root of the page, outside of what changes with the address.',
    'Give an `id` to what replaces itself: “Sending”, then “Sent”.',
    'Say in the message what happened, in the description what follows from it.',
    'Let an error with an action stay; it does so by itself.',
  ],
  dont: [
    'Put into a toast what can be found nowhere else later.',
    'Shorten the time: five seconds, and one more for each 120 characters, is what reading takes.',
    'Give it two actions, or a link out of a form that is half filled in.',
  ],
  keyboard: [
    ['F6', 'goes to the first toast, and back; `hotkey` names another key'],
    ['Tab', 'from button to button of the toasts'],
    ['Enter, Space', 'presses the button'],
    ['Escape', 'takes away the toast with the focus, and nothing else: a dialog below stays open'],
  ],
  heard: [
    'Errors at once, the rest when there is a pause; the tone first: “Error: …”.',
    'The same words again are said again.',
    'What waits for its turn is said when it is shown.',
    'Above a dialog too: the region is never hidden with the page.',
    'After the last toast the focus is back where it was.',
  ],
  byHand: [
    { case: 'VoiceOver on macOS and iOS says success politely and errors at once, also above a dialog', run: 'not run' },
    { case: 'TalkBack says a toast that comes while the keyboard is open', run: 'not run' },
    { case: 'NVDA with Firefox says the same words a second time', run: 'not run' },
    { case: 'Swiping a toast away on an Android phone and an iPhone', run: 'not run' },
  ],
}

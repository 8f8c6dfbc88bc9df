import type { ComponentDocs } from '../docs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  use: ['Something short that needs an answer before the page goes on: a name, a date, one choice.', 'A form of up to about five fields.'],
  avoid: [
    'A question with two answers: ConfirmDialog, or `await confirm()`.',
    'Only something to read and agree to: AlertDialog.',
    'A task with many fields: FullScreenPanel.',
    'Something beside the page that leaves it in sight: SlideOver; beside one control: Popover.',
  ],
  anatomy: [
    'Scrim over the page',
    'Title, always there; `titleHidden` makes it heard only',
    'Close button, unless `dismissible` is off',
    'Description (optional)',
    'Content, which scrolls',
    'Footer with what can be done, always in view',
  ],
  do: [
    'Say in the title what is done: “Rename vehicle”.',
    'Give `onCloseRequest` to forms, so that nothing typed is lost by a press beside it.',
    'Let the browser find the first field; point `initialFocus` elsewhere only with a reason.',
    '`closeOnRouteChange={false}` for a dialog that is itself an address.',
  ],
  dont: [
    'A dialog that opens by itself while somebody types.',
    'A dialog in a dialog in a dialog: it works, and nobody finds the way back.',
    '`dismissible={false}` without a button inside that ends it.',
  ],
  keyboard: [
    ['Tab, Shift+Tab', 'go round inside; the page behind cannot be reached'],
    ['Escape', 'closes the one on top, after whatever inside has a use for the key'],
    ['Enter', 'in a field sends the form around it, as everywhere'],
  ],
  heard: [
    'Dialog, with its title as the name and its description read after it.',
    'The page behind is gone for assistive technology; live regions and toasts go on speaking.',
    'Closing brings the focus back to what opened it, to its neighbour when that is gone, else to the nearest place around it.',
  ],
  byHand: [
    { case: 'VoiceOver on iOS: only the dialog can be reached, and the title is read on opening', run: 'not run' },
    { case: 'TalkBack: swiping stays inside', run: 'not run' },
    { case: 'iOS: with the keyboard up, the focused field and the buttons stay in sight', run: 'not run' },
    { case: 'A password manager of a browser fills a field without closing the dialog', run: 'not run' },
  ],
}

import type { ComponentDocs } from '../componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  otherNames: ['modal', 'popup', 'lightbox', 'overlay window'],
  related: ['ConfirmDialog', 'SlideOver', 'FullScreenPanel', 'Popover'],
  use: ['A short task that must be finished before the page continues: a name, a date, one choice.', 'A form of up to about five fields.'],
  avoid: [
    'A question with two answers: ConfirmDialog, or `await confirm()`.',
    'Information to acknowledge: AlertDialog.',
    'A task with many fields: FullScreenPanel.',
    'Details next to the page: SlideOver; next to a control: Popover.',
  ],
  anatomy: [
    'Scrim',
    'Icon (optional), for a dialog that says what has been done',
    'Title, always present; `titleHidden` hides it visually',
    'Close button, unless `dismissible` is false',
    'Description (optional)',
    'Content, which scrolls',
    'Footer with actions, always visible',
  ],
  do: [
    'Name the action in the title: “Rename vehicle”.',
    'Set `onCloseRequest` on forms, so that an outside press does not discard input.',
    'Leave initial focus to the dialog; set `initialFocus` only with a reason.',
    'Set `closeOnRouteChange={false}` on a dialog that has its own URL.',
  ],
  dont: [
    'A dialog that opens while the user types.',
    'More than two nested dialogs.',
    '`dismissible={false}` without a button that closes it.',
  ],
  keyboard: [
    ['Tab, Shift+Tab', 'move inside the dialog, wrapping around'],
    ['Escape, Back on a phone', 'closes the top dialog, unless an element inside handles the key'],
    ['Enter', 'in a field submits its form'],
  ],
  heard: [
    'A dialog named by its title, followed by its description.',
    'The page behind is hidden from assistive technology; live regions and toasts are not.',
    'On close focus returns to the trigger, or to the nearest remaining element.',
  ],
  byHand: [
    { case: 'VoiceOver on iOS: only the dialog is reachable, and its title is read on opening', run: 'not run' },
    { case: 'TalkBack: swiping stays inside', run: 'not run' },
    { case: 'iOS: with the on-screen keyboard the focused field and the buttons stay visible', run: 'not run' },
    { case: 'A browser password manager fills a field without closing the dialog', run: 'not run' },
  ],
}

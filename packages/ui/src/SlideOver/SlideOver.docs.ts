import type { ComponentDocs } from '../componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  otherNames: ['drawer', 'side panel', 'sheet', 'bottom sheet', 'flyout'],
  related: ['Dialog', 'FullScreenPanel', 'Popover'],
  use: ['Filters and other settings of the page.', 'Details of a row while the list stays visible.'],
  avoid: [
    'A question: ConfirmDialog. A short form: Dialog.',
    'A task for the whole window: FullScreenPanel.',
    'The main menu: Sidebar has its own.',
  ],
  anatomy: [
    'Scrim',
    'Title and close button, always visible',
    'Scrollable content',
    'Footer with up to two buttons, always visible; on a phone they share the width',
  ],
  do: [
    'State the result on the button: “Show 8 vehicles”.',
    'Use `side="end"` for page content and `start` for navigation; on a phone all are bottom sheets.',
  ],
  dont: ['Filters that need a second confirmation.', 'Swipe to close: users would lose form input.'],
  keyboard: [
    ['Tab, Shift+Tab', 'cycle inside; the page behind is inert'],
    ['Escape, Back on a phone', 'closes the topmost dialog, unless its content handles the key'],
  ],
  heard: ['Dialog named by its title.', 'Focus returns as in Dialog.'],
  byHand: [
    { case: 'VoiceOver on iOS: only the dialog is reachable, and its title is read on opening', run: 'not run' },
    { case: 'TalkBack: swiping stays inside', run: 'not run' },
    { case: 'iOS: with the keyboard open, the focused field and the buttons stay visible', run: 'not run' },
  ],
}

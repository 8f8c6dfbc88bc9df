import type { ComponentDocs } from '../docs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  use: ['Filters, and other settings of the page behind.', 'Details of one row, while the list stays in sight.'],
  avoid: [
    'A question: ConfirmDialog. A short answer: Dialog.',
    'A task that deserves the whole window: FullScreenPanel.',
    'The main menu: Sidebar brings its own.',
  ],
  anatomy: [
    'Scrim',
    'Title and close button, always in view',
    'Content, which scrolls',
    'Footer with at most two buttons, always in view; on a phone they share the width',
  ],
  do: [
    'Put the outcome on the button: “Show 8 vehicles”.',
    '`side="end"` for what belongs to the page; `start` only for navigation; on a phone all are sheets at the bottom.',
  ],
  dont: ['Filters that only count after a second confirmation.', 'Drag to close: a form would be lost by a wipe.'],
  keyboard: [
    ['Tab, Shift+Tab', 'go round inside; the page behind cannot be reached'],
    ['Escape', 'closes the one on top, after whatever inside has a use for the key'],
  ],
  heard: ['Dialog, with its title as the name.', 'The same return of the focus as Dialog.'],
  byHand: [
    { case: 'VoiceOver on iOS: only the dialog can be reached, and the title is read on opening', run: 'not run' },
    { case: 'TalkBack: swiping stays inside', run: 'not run' },
    { case: 'iOS: with the keyboard up, the focused field and the buttons stay in sight', run: 'not run' },
  ],
}

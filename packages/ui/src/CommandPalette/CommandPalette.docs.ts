import type { ComponentDocs } from '../docs.ts'

export const docs: ComponentDocs = {
  status: 'new',
  use: [
    'People who know what they want: one hotkey to every action and every place.',
    'Search over many kinds of things at once, with `load`.',
  ],
  avoid: ['The only way to something: everything in here is reachable on the page as well.', 'Choosing a value: Combobox.'],
  anatomy: [
    'Field with the hotkey',
    'Recent actions while nothing is typed',
    'Sections with actions: icon, words, second line, keys',
    'Words for loading, nothing found and failure, with a retry',
  ],
  do: [
    'Give `keywords` with what people call it: “buses” for Vehicles.',
    'Leave out with `permitted` what somebody may not do; show with `disabled` what is only off now.',
    'Remember `recent` in `onChoose`.',
  ],
  dont: [
    'A hotkey that is a letter alone where people type much.',
    'Actions that ask nothing and lose something: open a ConfirmDialog from `perform`.',
  ],
  keyboard: [
    ['Ctrl+K, ⌘K', 'opens and closes it, also while typing; not over another dialog'],
    ['ArrowDown, ArrowUp, Page Down, Page Up', 'move in the list; the first is active at once'],
    ['Enter', 'does the active one, once, never while letters are being put together'],
    ['Escape', 'empties the field, then closes'],
    ['Tab', 'goes to close and retry, round'],
  ],
  heard: [
    'Dialog and combobox with its name; each option with its second line and keys.',
    'How many there are, once the list has settled.',
  ],
  byHand: [
    { case: 'VoiceOver and NVDA: the active option is read while typing', run: 'not run' },
    { case: 'iOS and Android: the palette fills the window above the keyboard', run: 'not run' },
  ],
}

import type { ComponentDocs } from '../componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'new',
  otherNames: ['command menu', 'quick actions', 'global search', 'spotlight'],
  related: ['Menu', 'SearchField'],
  use: ['Fast access to every action and page with one hotkey.', 'Search over several kinds of items, with `loadActions`.'],
  avoid: ['The only way to an action: everything must also be reachable on the page.', 'Selecting a value: Combobox.'],
  anatomy: [
    'Search field with the hotkey',
    'Recent actions while the field is empty',
    'Sections with actions: icon, label, description, shortcut',
    'Messages for loading, no results and errors, with a retry',
  ],
  do: [
    'Set `keywords` with synonyms: “buses” for Vehicles.',
    'Leave out actions without permission with `permitted`; show unavailable ones with `disabled`.',
    'Store `recent` in `onActionSelect`.',
  ],
  dont: ['A single-letter hotkey where users type.', 'Destructive actions without confirmation: open a ConfirmDialog in `perform`.'],
  keyboard: [
    ['Ctrl+K, ⌘K', 'opens and closes it, also while typing, but not over another dialog'],
    ['ArrowDown, ArrowUp, Page Down, Page Up', 'move in the list; the first action is active at once'],
    ['Enter', 'runs the active action once, but not during composition'],
    ['Escape', 'clears the field, then closes'],
    ['Tab', 'moves between close and retry'],
  ],
  heard: [
    'A dialog and a combobox named by the title; each option with description and shortcut.',
    'The number of results, once the list has settled.',
  ],
  byHand: [
    { case: 'VoiceOver and NVDA: the active option is read while typing', run: 'not run' },
    { case: 'iOS and Android: the palette fills the window above the keyboard', run: 'not run' },
  ],
}

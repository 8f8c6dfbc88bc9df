import type { ComponentDocs } from '../componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'new',
  otherNames: ['autocomplete', 'typeahead', 'autosuggest', 'search select'],
  related: ['Select', 'CustomSelect', 'MultiSelect', 'SearchField'],
  use: [
    'Selecting one of many options by typing: a city, a driver, a vehicle.',
    'Options that a server finds, such as addresses: `loadOptions`.',
    'A free text with suggestions: `allowCustomValue`.',
  ],
  avoid: [
    'Up to about fifteen fixed options: Select, which is native.',
    'A few options that need a sentence each: CustomSelect or RadioGroup.',
    'Several options: MultiSelect.',
    'Searching a page or list: SearchField.',
  ],
  anatomy: [
    'Label and hint',
    'Icon (optional)',
    'Text',
    'Clear button (`clearable`)',
    'Button that opens the list, if options are available without typing',
    'List: options with the matching text marked, the option to use the typed text, or a retry',
    'Attribution (optional)',
    'Note and error',
  ],
  do: [
    'Return a stable key from `getKey`; the option object may be new each time.',
    'Allow custom values where the list cannot be complete, such as addresses.',
    'Explain with `labels.typedOptionHint` when the typed text is the right choice.',
    'Pass the abort signal to your request.',
  ],
  dont: [
    'A placeholder instead of a label.',
    'Debouncing or caching requests yourself: `loadOptions` does both.',
    'Options of different heights in a list of more than a hundred.',
  ],
  keyboard: [
    ['Down, Up', 'opens the list at the selected option, else at the first or last; then moves and wraps around'],
    ['Alt+Down, Alt+Up', 'opens the list without an active option; closes it'],
    ['Page Down, Page Up', 'ten options forward or back'],
    ['Home, End', 'moves the caret; moves in the list while the field is empty, and always with Ctrl'],
    ['Left, Right, letters', 'edit the text and clear the active option'],
    [
      'Enter',
      'selects the active option, or the only result of a search; otherwise keeps a custom value and submits the form, or restores the selected option',
    ],
    ['Tab', 'selects an option that was reached with the keyboard, or the only result of a search (`tabKey`), and moves on'],
    ['Escape', 'closes the list, then clears the field if allowed, then reaches the dialog'],
  ],
  heard: [
    'A combobox named by its label, with the active option while moving through the list.',
    'The number of suggestions once typing pauses; no results, searching and errors. At most one message per second.',
    'Options with label and description; in long lists also their position.',
    '“Cleared” after clearing.',
  ],
  byHand: [
    { case: 'VoiceOver on macOS and iOS reads the active option and its position', run: 'not run' },
    { case: 'VoiceOver on iOS: the list stays open during touch exploration', run: 'not run' },
    { case: 'TalkBack: options by touch, and the number of suggestions', run: 'not run' },
    { case: 'NVDA with Firefox: the suggestion count is read after the first letter', run: 'not run' },
    { case: 'Gboard on Android: each letter searches; Next and Go', run: 'not run' },
    { case: 'The on-screen keyboard closes after selecting by touch, on Android and iOS', run: 'not run' },
    { case: 'Autofill by Chrome, Safari and 1Password', run: 'not run' },
    { case: 'Japanese and Chinese input in Safari, where the composition ends before the last key event', run: 'not run' },
  ],
}

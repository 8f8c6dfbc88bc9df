import type { ComponentDocs } from '../docs.ts'

export const docs: ComponentDocs = {
  status: 'new',
  use: [
    'One out of many, found by typing: a city, a driver, a vehicle.',
    'One that a server knows: an address, with `loadOptions`.',
    'A text for which there are suggestions, but which may be another: `allowCustomValue`.',
  ],
  avoid: [
    'Up to about fifteen fixed words: Select, which is the browser’s own.',
    'A few choices that need a sentence each: CustomSelect or RadioGroup.',
    'More than one: MultiSelect.',
    'To search in the page itself: SearchField.',
  ],
  anatomy: [
    'Label and hint',
    'Icon (optional)',
    'Text',
    'Button that clears it (`clearable`)',
    'Button that shows the list, where there is one without typing',
    'List: options with the typed letters marked, the row that keeps what was typed, or the one that tries again',
    'Attribution (optional)',
    'Note and error',
  ],
  do: [
    'Give `getKey` something that stays; the object itself may be a new one each time.',
    'Let people keep what they typed where the list cannot be complete, such as addresses.',
    'Say with `labels.typedHint` when that row is the right one.',
    'Stop the request when the signal says so.',
  ],
  dont: [
    'A placeholder instead of a label.',
    'Fetching on every letter elsewhere as well: it waits, remembers and forgets by itself.',
    'Rows of different heights in a list of more than a hundred.',
  ],
  keyboard: [
    ['Down, Up', 'opens the list at the chosen option, else at the first or last; then moves, and the ends meet'],
    ['Alt+Down, Alt+Up', 'opens it without marking an option; closes it'],
    ['Page Down, Page Up', 'ten options on or back'],
    ['Home, End', 'moves the caret; in the list while the field is empty, and with Ctrl always'],
    ['Left, Right, letters', 'belong to the text and take the mark away'],
    ['Enter', 'picks the marked option; else keeps a text that may stand and sends the form, or puts the chosen option back'],
    ['Tab', 'picks an option that was reached by keys (`tabKey`), and goes on'],
    ['Escape', 'closes the list, then empties the field where it may be empty, then is the dialog’s'],
  ],
  heard: [
    'Combobox, with its label as the name; the active option as one goes through the list.',
    'How many suggestions there are, once typing has paused; that there are none, that it is searching, that it failed. One thing a second at most.',
    'Options by label and second line, in one piece; in long lists also their place.',
    '“Cleared” when it was.',
  ],
  byHand: [
    { case: 'VoiceOver on macOS and iOS reads the active option and its place', run: 'not run' },
    { case: 'VoiceOver on iOS: the list stays open while a finger explores it', run: 'not run' },
    { case: 'TalkBack: options by touch, and the number of suggestions', run: 'not run' },
    { case: 'NVDA with Firefox: first suggestion count after the first letter', run: 'not run' },
    { case: 'Gboard on Android: each letter searches; Next and Go', run: 'not run' },
    { case: 'The keyboard of a phone goes away after a pick by finger, on Android and iOS', run: 'not run' },
    { case: 'Autofill by Chrome, Safari and 1Password', run: 'not run' },
    { case: 'Japanese and Chinese input in Safari, whose composition ends before the last key', run: 'not run' },
  ],
}

import type { ComponentDocs } from '../componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'new',
  otherNames: ['tag input', 'chips', 'token field', 'multiple select'],
  related: ['Combobox', 'CheckboxGroup'],
  use: ['Several values of many: the cities of a company.', 'A filter with several values.'],
  avoid: ['Fewer than about ten options: CheckboxGroup.', 'One value: Combobox or CustomSelect.', 'Separate settings: Switch.'],
  anatomy: [
    'Label and hint',
    'Chips of the selected values with remove buttons; more behind “+12”',
    'Search text',
    'List with checkboxes: all results (optional), selected values (optional), others',
    'Note and error',
  ],
  do: [
    'List selected values first in long lists: `sortSelectedFirst`.',
    'State the maximum in the hint; with `max` the list shows it when it is reached.',
    'Pass `selectedOptions` with `loadOptions`, so that chips have labels from the start.',
    'Use `pending` while saving: the values stay readable and focus stays.',
  ],
  dont: [
    'Dozens of chips: lower `maxChips` or use `summary="count"`.',
    'A list of two or three options.',
    'Clearing selected values that the search does not return.',
  ],
  keyboard: [
    ['Down, Up, Page Down, Page Up', 'opens the list, then moves in it'],
    ['Enter', 'toggles the active option, or the only result of a search; the list stays open'],
    ['Backspace in the empty field', 'moves to the last chip; pressed again, removes it'],
    ['Left at the start of the text', 'moves to the last chip; Left and Right move between chips, mirrored in RTL'],
    ['Delete, Backspace, Enter on a chip', 'removes it; focus moves to the next chip, then to the field'],
    ['Tab', 'moves to “+12” if chips are hidden, to the field, and on'],
    ['Escape', 'closes the list, then clears the text, then goes to a surrounding dialog'],
  ],
  heard: [
    'Combobox with its label, the number of selected values, and how to reach them.',
    'Each selection and removal with the new number of selected values.',
    'The chips as a group of remove buttons with names.',
    'That the maximum is reached, and that it is saving.',
  ],
  byHand: [
    { case: 'VoiceOver and NVDA: selected state of each option', run: 'not run' },
    { case: 'TalkBack: removing chips by double tap', run: 'not run' },
    { case: 'iOS: the list above the keyboard can be scrolled', run: 'not run' },
    { case: 'Firefox with forced colors: checkboxes and chips', run: 'not run' },
  ],
}

import type { ComponentDocs } from '../componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  otherNames: ['search box', 'search input', 'filter'],
  related: ['TextField', 'Combobox', 'CommandPalette'],
  use: ['Searching the content of the page: vehicles, drivers, questions.', 'A toolbar above a list: `size="small"`, `labelHidden`.'],
  avoid: ['Selecting a result: Combobox.', 'Navigating the whole app: CommandPalette.', 'Text that is submitted with a form: TextField.'],
  anatomy: ['Label and hint', 'Search icon, or a spinner while searching', 'Text', 'Clear button', 'Error'],
  do: [
    'Use `onSearch`: it is debounced and skips repeated queries.',
    'Announce the number of results near the list, politely.',
    'Keep the query in the URL.',
  ],
  dont: ['A “Search” button: Enter searches.', 'Searching on `onValueChange`.', 'A placeholder as the only name.'],
  keyboard: [
    ['Enter', 'searches immediately'],
    ['Escape', 'clears the field; pressed again, goes to a surrounding dialog'],
    ['Tab', 'moves to the clear button'],
  ],
  heard: ['Search field with its label.', '“Searching”, politely, while loading.'],
  byHand: [
    { case: 'Gboard on Android: searches once typing pauses, without a space', run: 'not run' },
    { case: 'iOS: Search on the keyboard', run: 'not run' },
  ],
}

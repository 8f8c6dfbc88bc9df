import type { ComponentDocs } from '../docs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  use: [
    'To find something in what the page shows: vehicles, drivers, questions.',
    'In a toolbar over a list: `size="small"`, `labelHidden`.',
  ],
  avoid: [
    'To choose one of what is found: Combobox.',
    'To go anywhere in the product: CommandPalette.',
    'A text that is sent with a form: TextField.',
  ],
  anatomy: ['Label and hint', 'Looking glass, or the spinner while it searches', 'Text', 'Button that clears it', 'Error'],
  do: [
    'Search on `onSearch`: it waits until typing has paused and never asks the same twice.',
    'Say how many were found near the list, politely.',
    'Keep what was searched for in the address of the page.',
  ],
  dont: ['A button “Search” beside it: Enter is there.', 'Searching on `onValueChange`.', 'A placeholder as the only name.'],
  keyboard: [
    ['Enter', 'searches at once'],
    ['Escape', 'empties the field; the next one is the dialog’s'],
    ['Tab', 'goes to the button that clears it'],
  ],
  heard: ['Search field with its label.', '“Searching”, politely, while it does.'],
  byHand: [
    { case: 'Gboard on Android: searches once typing pauses, without a space', run: 'not run' },
    { case: 'iOS: Search on the keyboard', run: 'not run' },
  ],
}

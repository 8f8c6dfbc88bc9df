import type { ComponentDocs } from '../componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  otherNames: ['dropdown', 'native select', 'picker'],
  related: ['CustomSelect', 'Combobox', 'RadioGroup'],
  use: ['One of up to about fifteen fixed options: a period, a type of business.', 'Phones: the list is native.'],
  avoid: [
    'A long list, or options from a server: Combobox.',
    'Options that need an icon or a description: CustomSelect.',
    'Two or three options that should all be visible: RadioGroup.',
  ],
  anatomy: ['Label and hint', 'Selected option', 'Chevron', 'Description of the selected option, or a note', 'Error'],
  do: [
    'Use `placeholder` if there is no default; it cannot be selected.',
    'Use `emptyOption` if the selection can be cleared.',
    'Pass values that are not in the list: they are shown unchanged.',
  ],
  dont: ['A selectable first option “Select …”.', 'Navigation on change.', 'Labels that differ only at their end.'],
  keyboard: [
    ['Space, Enter, Alt+Down', 'opens the native list'],
    ['Down, Up, Home, End, letters', 'select, also while closed'],
    ['Escape', 'closes the list'],
  ],
  heard: ['Combobox with label and value.', 'Hint, description and error as its description.'],
  byHand: [
    { case: 'iOS: the wheel, and “Next” above it', run: 'not run' },
    { case: 'Firefox: the list in the dark theme', run: 'not run' },
  ],
}

import type { ComponentDocs } from '../componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'new',
  otherNames: ['listbox', 'picker list', 'choices'],
  related: ['CustomSelect', 'RadioGroup', 'Menu'],
  use: ['A choice that takes effect at once, in a Popover: another company, another view.'],
  avoid: ['A value in a form: Select, CustomSelect or Combobox.', 'Actions: Menu.'],
  anatomy: ['A search field, for long lists', 'Options with icon, label and description', 'A tick at the present choice'],
  do: ['Set `searchable` from seven options on.', 'Put it into a Popover without padding and with a hidden title.'],
  dont: ['Loading options while the user searches: Combobox.'],
  keyboard: [
    ['ArrowDown, ArrowUp, Page Down, Page Up', 'move in the list'],
    ['Home, End', 'first and last option, without a search field'],
    ['Enter', 'chooses the active option; Space does so without a search field'],
    ['Escape', 'clears the search field, then closes what is around'],
  ],
  heard: ['A named list, with the chosen option as selected.', 'The number of results, once the list has settled.'],
}

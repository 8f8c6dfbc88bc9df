import type { ComponentDocs } from '../componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'new',
  otherNames: ['dropdown', 'listbox', 'picker'],
  related: ['Select', 'Combobox', 'Menu'],
  use: ['One of a few options that need an icon or a description: the role of a member.', 'A short grouped list with descriptions.'],
  avoid: [
    'Plain text options: Select, which phones show natively.',
    'A long list: Combobox.',
    'Two to four options with space on the page: RadioGroup or RadioCards.',
  ],
  anatomy: [
    'Label and hint',
    'Icon and label of the selected option',
    'Chevron',
    'List: headings, icon, label, description, check mark',
    'Note and error',
  ],
  do: [
    'Write descriptions that distinguish the options.',
    'Use `emptyOption` if the selection can be cleared.',
    'Put the most likely options first.',
  ],
  dont: ['A search inside it.', 'Options that navigate: use a Menu.', 'An icon without text.'],
  keyboard: [
    ['Enter, Space, Down, Up', 'opens the list at the selected option'],
    ['Down, Up, Page Down, Page Up, Home, End', 'moves in the list, without wrapping'],
    ['Letters', 'go to the next matching label; a repeated letter goes to the one after'],
    ['Enter, Space, Alt+Up', 'selects and closes'],
    ['Tab', 'selects and moves on'],
    ['Escape, Back on a phone', 'closes without a change'],
  ],
  heard: ['Combobox with its label and the selected option.', 'The active option with its description, group and selected state.'],
  byHand: [
    { case: 'VoiceOver on iOS: opens and selects with one double tap each', run: 'not run' },
    { case: 'TalkBack: reads the active option', run: 'not run' },
    { case: 'Android: a tap on an option does not click through', run: 'not run' },
    { case: 'Chrome’s autofill by label', run: 'not run' },
  ],
}

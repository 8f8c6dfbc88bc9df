import type { ComponentDocs } from '../docs.ts'

export const docs: ComponentDocs = {
  status: 'new',
  use: [
    'One out of a few that need an icon or a sentence to be understood: the role of a member.',
    'A short list in groups with second lines.',
  ],
  avoid: [
    'Plain words: Select, which phones show in their own way.',
    'More than people can look over: Combobox.',
    'Two to four choices with room on the page: RadioGroup or RadioCards.',
  ],
  anatomy: [
    'Label and hint',
    'Icon and label of the chosen option',
    'Chevron',
    'List: headings, icon, label, second line, tick',
    'Note and error',
  ],
  do: [
    'Write second lines that tell options apart.',
    'Use `emptyOption` where the choice may be taken back.',
    'Put the likely ones first.',
  ],
  dont: ['A search in it.', 'Options that navigate: that is a Menu.', 'An icon without a word.'],
  keyboard: [
    ['Enter, Space, Down, Up', 'opens the list at the chosen option'],
    ['Down, Up, Page Down, Page Up, Home, End', 'moves in the list; the ends do not meet'],
    ['Letters', 'go to the next label that starts with them; the same letter goes on'],
    ['Enter, Space, Alt+Up', 'picks and closes'],
    ['Tab', 'picks and goes on'],
    ['Escape', 'closes and leaves the choice as it was'],
  ],
  heard: ['Combobox with its label and what is chosen.', 'The active option with its second line, its group, and whether it is selected.'],
  byHand: [
    { case: 'VoiceOver on iOS opens and picks with one double tap each', run: 'not run' },
    { case: 'TalkBack says the active option', run: 'not run' },
    { case: 'A tap on an option presses nothing behind it, on Android', run: 'not run' },
    { case: 'Chrome’s autofill by label', run: 'not run' },
  ],
}

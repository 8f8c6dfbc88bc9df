import type { ComponentDocs } from '../componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  otherNames: ['multiline input', 'textarea', 'message', 'comment'],
  related: ['TextField'],
  use: ['Free text of several lines: what happened, where, when.'],
  avoid: ['One line: TextField.', 'Structured text, such as an address: Combobox.'],
  anatomy: ['Label', 'Hint', 'Text, grows automatically', 'Error', 'Counter (optional)'],
  do: ['Choose `rows` by the expected length.', 'Use `maxLength` only for real storage limits.'],
  dont: ['Truncate pasted text.', 'Ask for structured data in free text.'],
  keyboard: [
    ['Tab', 'moves to the field'],
    ['Enter', 'inserts a line break'],
    ['Tab', 'moves on without inserting a tab'],
  ],
  heard: [
    'Multi-line text field with its label.',
    'The limit, then hint and error, as its description.',
    'The remaining characters, one second after the last keystroke.',
  ],
  byHand: [{ case: 'Firefox and older Safari: the resize handle instead of automatic growth', run: 'not run' }],
}

import type { ComponentDocs } from '../docs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  use: ['One line that people know and type: a name, an email address, a reference.'],
  avoid: [
    'More than a line: TextArea.',
    'Figures to count with: NumberField; sums: MoneyField; days: DateField.',
    'Words to look for: SearchField. A choice out of few: Select or RadioGroup.',
  ],
  anatomy: [
    'Label, with a word after it where the field may stay empty',
    'Hint',
    'Prefix (optional)',
    'Text',
    'Button that empties it (optional)',
    'Spinner (optional)',
    'Suffix (optional)',
    'Note, then what is wrong',
    'Counter (optional)',
  ],
  do: [
    'Give `autoComplete` and `type` wherever there is one: given-name, family-name, email, organization.',
    'Say the form before typing, in the hint; placeholders go away when they are needed.',
    'Use `trim` for names and addresses: a space at the end is nobody’s mistake.',
    'Show an error only once it should be seen: after leaving, or after sending.',
  ],
  dont: [
    'A label inside the field.',
    'A limit that cuts pasted text off: `maxLength` here lets it stand and says how much is too much.',
    'An error that says “invalid” without saying what is wanted.',
  ],
  keyboard: [
    ['Tab', 'moves to the field'],
    ['Tab, then Enter or Space', 'on the button: empties the field and stays in it'],
  ],
  heard: [
    'Text field with its label.',
    'The limit, the hint, prefix and suffix, the note and the error as its description, in this order.',
    'The characters left, a second after the last key.',
    'That something is being loaded, politely.',
  ],
  byHand: [
    { case: 'Safari and Firefox: filled in by the browser, the text can be read in both themes', run: 'not run' },
    { case: 'iOS: the page does not zoom into the field', run: 'not run' },
  ],
}

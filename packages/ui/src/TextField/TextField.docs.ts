import type { ComponentDocs } from '../componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  otherNames: ['input', 'text input', 'text box'],
  related: ['TextArea', 'NumberField', 'SearchField'],
  use: ['One line of text: a name, an email address, a reference.'],
  avoid: [
    'Several lines: TextArea.',
    'Numbers: NumberField; amounts: MoneyField; dates: DateField.',
    'Search: SearchField. A few options: Select or RadioGroup.',
  ],
  anatomy: [
    'Label, with “optional” if applicable',
    'Hint',
    'Prefix (optional)',
    'Text',
    'Clear button (optional)',
    'Spinner (optional)',
    'Suffix (optional)',
    'Note, then error',
    'Counter (optional)',
  ],
  do: [
    'Set `autoComplete` and `type` where they apply: given-name, family-name, email, organization.',
    'Explain the format in the hint; placeholders disappear.',
    'Use `trim` for names and addresses.',
    'Show errors after blur or submit.',
  ],
  dont: [
    'A label inside the field.',
    'Truncating pasted text: `maxLength` keeps it and shows the excess.',
    'An error “invalid” without an explanation.',
  ],
  keyboard: [
    ['Tab', 'moves to the field'],
    ['Tab, then Enter or Space', 'on the button: clears the field and keeps focus'],
  ],
  heard: [
    'Text field with its label.',
    'The limit, the hint, prefix and suffix, the note and the error as its description, in this order.',
    'The remaining characters, one second after the last keystroke.',
    'Loading, politely.',
  ],
  byHand: [
    { case: 'Safari and Firefox: autofilled text is readable in both themes', run: 'not run' },
    { case: 'iOS: the page does not zoom into the field', run: 'not run' },
  ],
}

import type { ComponentDocs } from '../componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  otherNames: ['clipboard', 'copy to clipboard'],
  related: ['Button', 'IconButton'],
  use: ['A reference, link or number that users paste elsewhere.'],
  avoid: ['Text that is only read: users can select it.'],
  anatomy: ['Icon and label, or the icon alone', 'The outcome in their place for two seconds'],
  do: ['Name what is copied: “Copy reference”.', 'Pass a function if the value is expensive: it is called on press.'],
  dont: ['Copying without a press.', '“Copied” before the text is on the clipboard.'],
  keyboard: [['Enter, Space', 'copies; focus stays']],
  heard: [
    'A button with its label; while the outcome is shown, with the outcome as its name.',
    '“Copied” or “Could not copy”, politely, once.',
  ],
  byHand: [
    { case: 'Safari and Firefox: a value that resolves late is still copied within the press', run: 'not run' },
    { case: 'An insecure page on a phone', run: 'not run' },
  ],
}

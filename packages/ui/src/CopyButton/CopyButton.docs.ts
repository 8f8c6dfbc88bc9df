import type { ComponentDocs } from '../docs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  use: ['A reference, a link or a number that people paste elsewhere.'],
  avoid: ['What people only read: plain text can be selected.'],
  anatomy: ['Icon and words, or the icon alone', 'The outcome in their place for two seconds'],
  do: ['Name what is copied: “Copy reference”.', 'Give a function when the value costs something: it is asked at the press.'],
  dont: ['Copying without being asked.', '“Copied” as a decoration: it is only said when it is true.'],
  keyboard: [['Enter, Space', 'copies; the focus stays']],
  heard: ['Button with its label, and the outcome as its name while that is shown.', '“Copied” or “Could not copy”, politely, once.'],
  byHand: [
    { case: 'Safari and Firefox: a value that arrives late is still copied within the press', run: 'not run' },
    { case: 'A page without encryption on a phone', run: 'not run' },
  ],
}

import type { ComponentDocs } from '../docs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  use: ['A short state or fact beside something: “Expires in 12 days”, “Owner”, “2”.'],
  avoid: ['A status that comes from a server and stands in several places: StatusPill.', 'Something to press.', 'A sentence: AlertStrip.'],
  anatomy: ['Dot or icon (optional)', 'One to four words, sentence case'],
  do: [
    'Use `subtle` for states, `outline` for plain facts such as roles, `text` where there is a ground already.',
    'Keep `dot="here"` for what is happening now, and `hollow` for drafts.',
  ],
  dont: ['Colour without a word.', 'More than one loud badge in a row.', 'A badge for what is normal.'],
  keyboard: [],
  heard: ['Its words, where they stand. Dot and icon say nothing.'],
}

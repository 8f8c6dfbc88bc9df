import type { ComponentDocs } from '../componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  otherNames: ['pill', 'tag', 'label', 'chip', 'status'],
  related: ['StatusPill', 'CountButton'],
  use: ['A short state or fact: “Expires in 12 days”, “Owner”, “2”.'],
  avoid: ['A status from the server: StatusPill.', 'A control.', 'A sentence: AlertStrip.'],
  anatomy: ['Dot or icon (optional)', 'One to four words, sentence case'],
  do: [
    'Use `subtle` for states, `outline` for facts such as roles, and `text` on a coloured background.',
    'Use `identifier` for a code that is printed on the object, such as a registration number; `large` once, in the header of its page.',
    'Use `dot="current"` only for what is happening now, and `hollow` for drafts.',
  ],
  dont: ['Color without text.', 'More than one loud badge in a row.', 'A badge for the normal case.'],
  keyboard: [],
  heard: ['Its text. Dot and icon are decorative.'],
}

import type { ComponentDocs } from '../docs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  use: [
    'Words that the eye gets from the picture: “Change” and the hidden “phone number”, the caption of a table, a status that is only said.',
  ],
  avoid: [
    'An icon button: IconButton has a `label`.',
    'A field without words: `labelHidden`.',
    'Something that takes the focus: nobody would see where it is.',
  ],
  anatomy: ['Words'],
  do: ['Keep it inside the element that it completes, so that the name is one sentence.'],
  dont: ['Hide instructions that everybody needs.', 'Say twice what is written beside it.'],
  keyboard: [],
  heard: ['Its words, where they stand.'],
}

import type { ComponentDocs } from '../componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'new',
  since: '0.2.0',
  otherNames: ['form row', 'field group', 'two columns'],
  related: ['Grid', 'Stack', 'TextField', 'Select'],
  use: ['Two short fields that belong together: first and last name, a number and its date.'],
  avoid: [
    'Fields with long texts, unless they stack on phones (`stackOnPhone`), and fields that do not belong together: Stack.',
    'Cards and other blocks side by side: Grid.',
  ],
  anatomy: ['Two fields, in the order of the document'],
  do: ['Give it fields only, each with a visible label.'],
  dont: ['Three fields in a line: on a phone they are too narrow.'],
  keyboard: [],
  heard: ['Nothing of its own; the order is that of the document.'],
}

import type { ComponentDocs } from '../componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'new',
  since: '0.2.0',
  otherNames: ['horizontal form', 'label beside the field', 'settings row'],
  related: ['FieldRow', 'SettingsSection', 'Stack'],
  use: ['A list of short values of one kind, such as costs, read from row to row.'],
  avoid: ['Fields of different kinds, or with long text: Stack.', 'Two fields with a label each: FieldRow.'],
  anatomy: ['A field, whose label and hint take the first column', 'A second field with a hidden label (optional)'],
  do: ['Give all rows of a list the same width, so that their controls stand in line.'],
  dont: ['A third field.'],
  keyboard: [],
  heard: ['Nothing of its own: each field has its label.'],
}

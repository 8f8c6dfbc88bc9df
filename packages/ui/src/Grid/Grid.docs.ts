import type { ComponentDocs } from '../componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  otherNames: ['columns', 'layout', 'responsive columns'],
  related: ['Stack', 'Inline', 'FieldRow'],
  use: ['Blocks of equal importance side by side, in one column on a phone.'],
  avoid: [
    'Text and buttons in a line: Inline.',
    'Rows of data: DataTable.',
    'Form fields beside each other: FieldRow.',
    'A single column at every width: Stack.',
  ],
  anatomy: ['Cells, in document order'],
  do: ['Choose the pattern by content: `twoToOne` for main content and an aside.', 'Leave the gap to the breakpoint.'],
  dont: ['Cells whose order only makes sense with a certain number of columns.', 'Nested grids for alignment.'],
  keyboard: [],
  heard: ['Nothing of its own; the order is that of the document.'],
}

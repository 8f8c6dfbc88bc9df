import type { ComponentDocs } from '../docs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  use: ['Blocks of equal rank side by side that become one column on a phone.'],
  avoid: ['Words and buttons in a line: Inline.', 'Rows of data: DataTable.', 'One under the other at every width: Stack.'],
  anatomy: ['Cells, in the order of the document'],
  do: ['Choose by content: `twoToOne` for a main block and its side.', 'Leave the gap to the width.'],
  dont: ['Cells whose order only makes sense in one column count.', 'A grid in a grid for alignment.'],
  keyboard: [],
  heard: ['Nothing of its own: the order is that of the document.'],
}

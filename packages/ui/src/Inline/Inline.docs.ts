import type { ComponentDocs } from '../componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  otherNames: ['row', 'horizontal stack', 'flex', 'cluster'],
  related: ['Stack', 'Grid'],
  use: ['Buttons, badges and short texts in a line that may wrap.'],
  avoid: ['Columns of equal width: Grid.', 'A single column: Stack.', 'Options in a row: the group of the field.'],
  anatomy: ['Children, in document order'],
  do: ['Check that it still reads well at 320 px.', 'Use `between` for a title and its action.'],
  dont: ['Reversing the order with styles: tab order follows the document.', 'Margins on the children.'],
  keyboard: [],
  heard: ['Nothing of its own.'],
}

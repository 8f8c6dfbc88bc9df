import type { ComponentDocs } from '../docs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  use: ['Buttons, badges and short words in a line that may break.'],
  avoid: ['Columns of equal width: Grid.', 'One under the other: Stack.', 'Choices in a row: the group of the field does that.'],
  anatomy: ['Children, in the order of the document'],
  do: ['Let it wrap, and see that it still reads at 320 px.', 'Use `between` for a title and its action.'],
  dont: ['Turn the order round with styles: keys follow the document.', 'Margins on the children.'],
  keyboard: [],
  heard: ['Nothing of its own.'],
}

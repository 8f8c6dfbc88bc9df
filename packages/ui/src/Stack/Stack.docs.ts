import type { ComponentDocs } from '../componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  otherNames: ['vertical stack', 'column', 'spacing', 'flex'],
  related: ['Inline', 'Grid'],
  use: ['Blocks, fields or text in a column with equal gaps.'],
  avoid: ['The content of a page: PageContent has the right gap.', 'A list of similar items: a list element.'],
  anatomy: ['Children, in document order'],
  do: ['Set gaps on the parent, not on the children.', 'Use a responsive gap if a phone needs less.'],
  dont: ['Empty children as spacers.', 'A stack with one child.'],
  keyboard: [],
  heard: ['Nothing.'],
}

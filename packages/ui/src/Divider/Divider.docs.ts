import type { ComponentDocs } from '../componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  otherNames: ['separator', 'rule', 'line', 'hr'],
  related: ['Stack', 'Card'],
  use: ['Two groups close to each other need a separation.'],
  avoid: ['Spacing is enough: Stack.', 'Rows of a list or table: they have dividers.', 'A card in a card.'],
  anatomy: ['A line, horizontal or vertical'],
  do: ['Use `subtle` inside a surface and `default` at its edges.', 'Use `strong` above the last sum of a statement.'],
  dont: ['Use it as a frame.', 'Use it as decoration.'],
  keyboard: [],
  heard: ['A separator, with its orientation if vertical.'],
}

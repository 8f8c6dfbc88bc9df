import type { ComponentDocs } from '../componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  otherNames: ['KPI', 'metric', 'figure', 'number card'],
  related: ['StatGroup', 'Card', 'Money'],
  use: ['A metric in a StatGroup that users check every day.'],
  avoid: ['A metric that needs an explanation: Card.', 'Properties of an item: DescriptionList.'],
  anatomy: [
    'Icon and label; the label is the link',
    'Value, and the exact value below an abbreviated one',
    'Trend with an arrow',
    'Hint, or a Badge',
  ],
  do: [
    'Name what the trend compares to: “up 12 % on last week”.',
    'Set `good` on a trend: more is not always better.',
    'Pass `fullValue` with an abbreviated value.',
  ],
  dont: ['Red and green without text.', 'A second link in a linked card.'],
  keyboard: [
    ['Tab', 'moves to a linked card, and to Retry after an error'],
    ['Enter', 'follows the link'],
  ],
  heard: [
    '“Vehicles 12, link”: the value belongs to the link and is not read again. Abbreviated values are read in full.',
    '“Vehicles, Loading” and “Vehicles, Could not load”.',
    'A dash is “Not available”.',
  ],
}

import type { ComponentDocs } from '../docs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  use: ['One figure of a StatGroup that a person looks for every day.'],
  avoid: ['A figure that needs a sentence to be understood: a Card.', 'A row of facts: DescriptionList.'],
  anatomy: [
    'Icon and label; the label is the link',
    'Figure, and the exact one under a short one',
    'Comparison in words with an arrow',
    'One more line, or a Badge',
  ],
  do: [
    'Say what the comparison is with: “up 12 % on last week”.',
    'Give `good` to a comparison: more is not always better.',
    'Give `fullValue` with a short figure.',
  ],
  dont: ['Red and green without words.', 'A second link in a cell that leads somewhere.'],
  keyboard: [
    ['Tab', 'to the cell that leads somewhere, and to Retry where it failed'],
    ['Enter', 'goes there'],
  ],
  heard: [
    '“Vehicles 12, link”; a short figure is heard in full.',
    '“Vehicles, Loading” and “Vehicles, Could not load” while that is so.',
    'A dash is “Not available”.',
  ],
}

import type { ComponentDocs } from '../componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  otherNames: ['form section', 'settings group', 'fieldset'],
  related: ['Card', 'DescriptionList'],
  use: ['A settings page with several sections: heading on one side, settings on the other.'],
  avoid: ['A single form: Stack.', 'A block of metrics: Card.'],
  anatomy: ['Title', 'Description (optional)', 'Settings or fields'],
  do: ['Use a heading of one or two words.', 'Keep the save button inside the section.'],
  dont: ['A single section on a page.', 'A section with a single switch.'],
  keyboard: [['Tab', 'moves through the content']],
  heard: ['A region named by its heading.'],
}

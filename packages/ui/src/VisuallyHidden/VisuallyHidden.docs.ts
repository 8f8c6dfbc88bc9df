import type { ComponentDocs } from '../componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  otherNames: ['screen reader only', 'sr-only', 'hidden text'],
  related: ['Text'],
  use: ['Text that is visually obvious: “Change” with a hidden “phone number”, a table caption, an announcement.'],
  avoid: [
    'An icon button: IconButton has a `label`.',
    'A field without a visible label: `labelHidden`.',
    'Focusable elements: the focus would be invisible.',
  ],
  anatomy: ['Words'],
  do: ['Put it inside the element whose name it completes.'],
  dont: ['Hide instructions that all users need.', 'Repeat visible text.'],
  keyboard: [],
  heard: ['Its text, in place.'],
}

import type { ComponentDocs } from '../componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  otherNames: ['icon', 'brand mark', 'symbol', 'favicon'],
  related: ['Logo'],
  use: ['The mark alone: a collapsed menu, a corner.'],
  avoid: ['There is space for the name: Logo.', 'A picture of a vehicle: BusIllustration.'],
  anatomy: ['Two lanes that meet in a V', 'The road marking between them'],
  do: ['Set `label` where no text is next to it.', 'Use `fluid` to follow the window width.'],
  dont: ['Rotate, stretch or recolour it.', 'Use it as decoration.'],
  keyboard: [],
  heard: ['An image named by `label`; nothing without one.'],
}

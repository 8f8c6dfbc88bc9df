import type { ComponentDocs } from '../componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'new',
  otherNames: ['picture', 'drawing', 'partner type'],
  related: ['BusIllustration'],
  use: ['The head of a card that stands for one vehicle or for a fleet.'],
  avoid: ['The bottom of a narrow page: BusRouteIllustration.', 'A list without items: EmptyRoadIllustration.'],
  anatomy: ['The edges of the road', 'Its lanes', 'The amber bus', 'The other buses'],
  do: ['Pass it to an option of RadioCards as `illustration`.'],
  dont: ['Let it say something that the text does not.'],
  keyboard: [],
  heard: ['Nothing: the illustration is decorative.'],
}

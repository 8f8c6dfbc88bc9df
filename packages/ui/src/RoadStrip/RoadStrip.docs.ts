import type { ComponentDocs } from '../docs.ts'

export const docs: ComponentDocs = {
  status: 'new',
  use: ['The head of a card of choice that is about one vehicle or about many.'],
  avoid: ['The foot of a narrow page: LaneStrip.', 'An empty list: EmptyLane.'],
  anatomy: ['The edges of the road', 'Its lanes', 'The amber bus', 'The others'],
  do: ['Set it as `art` of a RadioCards card.'],
  dont: ['Let it say what the words do not say.'],
  keyboard: [],
  heard: ['A drawing without meaning: nothing is heard.'],
}

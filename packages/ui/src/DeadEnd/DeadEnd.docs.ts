import type { ComponentDocs } from '../docs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  use: ['The page that does not exist.'],
  avoid: ['A list with nothing in it: EmptyLane.', 'Something failed and may work later: ErrorState.'],
  anatomy: ['The road from the edge of the page', 'The barrier', 'The way back'],
  do: ['Stand it above a FullPageMessage that says where to go.'],
  dont: ['Use it for errors of the server.', 'Put words into it.'],
  keyboard: [],
  heard: ['A drawing without meaning: nothing is heard.'],
}

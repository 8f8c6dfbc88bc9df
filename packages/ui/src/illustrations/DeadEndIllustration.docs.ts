import type { ComponentDocs } from '../componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  otherNames: ['picture', 'drawing', 'not found'],
  related: ['EmptyRoadIllustration', 'FullPageMessage'],
  use: ['The page that does not exist.', 'A redirect that cannot continue: `kind="gap"`.'],
  avoid: ['A list without items: EmptyRoadIllustration.', 'A request that failed and can be retried: ErrorState.'],
  anatomy: ['The road from the edge of the page', 'The barrier, or the gap', 'The return route'],
  do: ['Place it above the title of a FullPageMessage.'],
  dont: ['Use it for server errors.', 'Put text into it.'],
  keyboard: [],
  heard: ['Nothing: the illustration is decorative.'],
}

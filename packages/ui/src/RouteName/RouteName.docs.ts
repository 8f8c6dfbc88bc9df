import type { ComponentDocs } from '../componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'new',
  since: '0.2.0',
  otherNames: ['origin and destination', 'from and to', 'journey', 'arrow'],
  related: ['RouteLine', 'RouteProgress', 'UnbrokenText'],
  use: ['The name of a trip or route: in rows, cards, links and headings.'],
  avoid: ['All stops with their times: RouteLine or Timeline.', 'Plain text, such as a message or the title of a document: “Ajah to CMS”.'],
  anatomy: ['The places in the order of travel', 'A drawn arrow between them, as high as the text around it'],
  do: ['Turn the places round for the way back.'],
  dont: ['Type an arrow: the typeface has none, and it comes from another font or is read out as “rightwards arrow”.'],
  keyboard: [],
  heard: ['“Ajah to CMS”, also as the name of a link around it.'],
}

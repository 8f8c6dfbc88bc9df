import type { ComponentDocs } from '../componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  otherNames: ['brand', 'name', 'wordmark'],
  related: ['LogoMark'],
  use: ['The product names itself: head of the menu, entry page, printed documents.'],
  avoid: ['No space for the name: LogoMark.', 'The logo of a customer: Avatar with its name.'],
  anatomy: ['LogoMark', 'Name', 'A link around both, with `href`'],
  do: ['Link it to the home page, once per page.', 'Use `inverse` on dark backgrounds.'],
  dont: ['Another text than the name next to the mark.', 'The logo as a bullet or icon.'],
  keyboard: [
    ['Tab', 'moves to it if it is a link'],
    ['Enter', 'follows the link'],
  ],
  heard: ['The name; with `href` as a link.'],
}

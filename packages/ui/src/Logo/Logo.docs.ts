import type { ComponentDocs } from '../docs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  use: ['The product names itself: head of the menu, of the front door, of printed papers.'],
  avoid: ['Only the mark fits: BrandMark.', 'The company of a customer: Avatar with its name.'],
  anatomy: ['BrandMark', 'The name', 'Link around both, with `href`'],
  do: ['Make it the way home, once on a page.', 'Take `inverse` on dark grounds.'],
  dont: ['Another word beside the mark than the name.', 'The mark as a bullet or an icon.'],
  keyboard: [
    ['Tab', 'reaches it when it is a link'],
    ['Enter', 'goes home'],
  ],
  heard: ['The name; with `href` as a link.'],
}

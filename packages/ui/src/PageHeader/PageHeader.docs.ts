import type { ComponentDocs } from '../docs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  use: ['The head of every page of the product: its one first-level heading.'],
  avoid: [
    'Inside a page: Heading, or the head of a Card.',
    'Before somebody is signed in: SingleColumnLayout and SplitLayout have heads of their own.',
  ],
  anatomy: [
    'Breadcrumb, or the way back; on small screens the way back alone',
    'Title, and one line under it',
    'The page’s own action',
    'Tools, from 1024 px',
    'Organisation, cut after 15 letters',
    'One link at the end',
  ],
  do: ['Take the focus to the title after a change of page, with `titleRef`.', 'One action; put more into a Menu and pass that as well.'],
  dont: ['A second first-level heading.', 'Cutting names yourself: letters with marks are counted as people count them here.'],
  keyboard: [['Tab', 'breadcrumb or way back, actions, tools, link']],
  heard: ['A banner with the heading of the page.', 'The whole name of the organisation, however short it is printed.'],
}

import type { ComponentDocs } from '../componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  otherNames: ['title bar', 'page title', 'breadcrumb'],
  related: ['Heading', 'TopBar'],
  use: ['The header of every page of the app, with its level 1 heading.'],
  avoid: ['Inside a page: Heading, or the title of a Card.', 'Before login: SingleColumnLayout and SplitLayout have their own headers.'],
  anatomy: [
    'Breadcrumbs or back link; on small screens only a back link',
    'Title and subtitle',
    'Actions of the page',
    'Tools, from 1024 px',
    'Organization, truncated after 15 characters; with `renderSwitch` a button',
    'One link at the end',
  ],
  do: ['Focus the title after navigation, with `titleRef`.', 'Use one action, and a Menu for more.'],
  dont: ['A second level 1 heading.', 'Truncating names yourself: this component counts letters with accents correctly.'],
  keyboard: [['Tab', 'breadcrumbs or back link, actions, tools, link']],
  heard: ['A banner with the heading of the page.', 'The full name of the organization, even if truncated.'],
}

import type { ComponentDocs } from '../docs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  use: ['Every page behind the door: the menu, the bar of small screens, and the page.'],
  avoid: ['Pages that anybody may open: SingleColumnLayout, SplitLayout or LandingLayout.', 'A frame inside a frame: a page has one.'],
  anatomy: [
    'Skip link, first in the page and seen when it has the focus',
    'Sidebar',
    'TopBar, below the laptop width',
    'Main landmark with the page',
  ],
  do: [
    'Give `mainRef` the focus after a change of page where the title cannot take it.',
    'Put exactly one PageHeader and one PageContent inside.',
  ],
  dont: ['Content beside the main landmark.', 'A second skip link.'],
  keyboard: [
    ['Tab', 'from the top of the page reaches the skip link first'],
    ['Enter on the skip link', 'moves on to the page, past the menu'],
  ],
  heard: ['The skip link by its words, then the menu as navigation, then the main landmark.'],
}

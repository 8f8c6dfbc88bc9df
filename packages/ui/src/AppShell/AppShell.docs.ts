import type { ComponentDocs } from '../componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  otherNames: ['layout', 'frame', 'page frame'],
  related: ['Sidebar', 'TopBar', 'PageContent'],
  use: ['Every page after login: menu, top bar and page.'],
  avoid: ['Public pages: SingleColumnLayout, SplitLayout or LandingLayout.', 'An AppShell inside another one.'],
  anatomy: [
    'Skip link, first in the page, visible on focus',
    'Sidebar',
    'TopBar, below the laptop breakpoint',
    'Main landmark with the page',
  ],
  do: ['Focus `mainRef` after navigation if the page has no focusable title.', 'Render exactly one PageHeader and one PageContent inside.'],
  dont: ['Content outside of the main landmark.', 'A second skip link.'],
  keyboard: [
    ['Tab', 'from the top of the page reaches the skip link first'],
    ['Enter on the skip link', 'moves focus to the page, past the menu'],
  ],
  heard: ['The skip link, then the menu as navigation, then the main landmark.'],
}

import type { ComponentDocs } from '../componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  otherNames: ['header', 'app bar', 'navigation bar'],
  related: ['Sidebar', 'AppShell', 'PageHeader'],
  use: ['The app bar of small screens, on every page with a Sidebar.'],
  avoid: ['From 1024 px: it is hidden.', 'Pages without a menu: SingleColumnLayout.'],
  anatomy: ['Menu button', 'Logo and name', 'Icon buttons'],
  do: ['Use at most two actions.'],
  dont: ['Actions of the page: use PageHeader.'],
  keyboard: [
    ['Tab', 'menu, name, actions'],
    ['Enter, Space on the menu', 'opens the slide-over'],
  ],
  heard: ['A banner; “Open menu, button, has popup, collapsed”.'],
}

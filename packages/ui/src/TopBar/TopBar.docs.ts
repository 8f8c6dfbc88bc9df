import type { ComponentDocs } from '../docs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  use: ['The bar of small screens, above every page that has a Sidebar.'],
  avoid: ['From 1024 px: it is gone there.', 'Pages without a menu: SingleColumnLayout.'],
  anatomy: ['Button that opens the menu', 'Mark and name', 'Icon buttons'],
  do: ['At most two actions beside the menu.'],
  dont: ['Actions of the page: those belong to PageHeader.'],
  keyboard: [
    ['Tab', 'menu, name, actions'],
    ['Enter, Space on the menu', 'opens the slide-over'],
  ],
  heard: ['A banner; “Open menu, button, has popup, collapsed”.'],
}

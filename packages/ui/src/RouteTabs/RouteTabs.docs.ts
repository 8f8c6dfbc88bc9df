import type { ComponentDocs } from '../componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  otherNames: ['navigation tabs', 'tab links', 'sub navigation'],
  related: ['Tabs', 'Link'],
  use: ['The pages of one subject: a vehicle’s information, trips and documents.'],
  avoid: ['Views without a URL: Tabs.', 'The main menu: Sidebar.'],
  anatomy: ['Named navigation', 'Links with optional icon and count; overflowing sides fade out'],
  do: ['Pass the full URL with its query; the nearest ancestor is found.', 'Omit pages that the user cannot access.'],
  dont: ['Tab roles: these are links, and can be opened in a new browser tab.'],
  keyboard: [
    ['Tab', 'moves between links'],
    ['Enter', 'opens the page'],
  ],
  heard: ['A named navigation; `aria-current` is `page` for the current page, `true` for its ancestor.'],
}

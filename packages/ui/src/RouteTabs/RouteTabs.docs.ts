import type { ComponentDocs } from '../docs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  use: ['The pages of one subject: a vehicle’s information, trips and documents.'],
  avoid: ['Views without an address: Tabs.', 'The main menu: Sidebar.'],
  anatomy: ['Navigation with a name', 'Links, with icon and count where they help; the row fades out where there is more'],
  do: [
    'Pass the address as it is, with all that follows the question mark: the page above it is found.',
    'Leave out what somebody may not see.',
  ],
  dont: ['Roles of tabs: these are links, and a middle click opens them beside.'],
  keyboard: [
    ['Tab', 'from link to link'],
    ['Enter', 'goes to the page'],
  ],
  heard: ['A navigation with its name; the link of this page is the current page, the one above it is current.'],
}

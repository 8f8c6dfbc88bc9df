import type { ComponentDocs } from '../componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'new',
  otherNames: ['notification bell', 'badge button', 'counter'],
  related: ['IconButton', 'Badge', 'NotificationList'],
  use: ['A button in a header that opens a list of new items, such as notifications.'],
  avoid: ['A number of items in a tab: the `count` of Tabs.', 'A button with text: Badge beside it.'],
  anatomy: ['An IconButton', 'The number over its corner, up to 99+'],
  do: ['Name what is counted with `labels.count`: “3 unread”.', 'Leave `count` undefined until it is known.'],
  dont: ['Two numbers on one page that count the same.'],
  keyboard: [
    ['Tab', 'moves to it'],
    ['Enter, Space', 'presses it'],
  ],
  heard: ['A button named by its label and the number.'],
}

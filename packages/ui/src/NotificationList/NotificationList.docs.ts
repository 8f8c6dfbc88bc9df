import type { ComponentDocs } from '../componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'new',
  otherNames: ['inbox', 'activity feed', 'alerts'],
  related: ['CountButton', 'Popover', 'Timeline'],
  use: ['The notifications of a user, in a SlideOver.'],
  avoid: ['Steps of one process: Timeline.', 'The result of an action: Toast.'],
  anatomy: ['Groups with a heading: days', 'Icon of the tone, title, text, time and what to do', 'A dot at unread items'],
  do: ['Mark an item as read in `onItemOpen`.', 'Leave out `href` where the user may not open the page.'],
  dont: ['Further controls in an item: it is one link.'],
  keyboard: [
    ['Tab', 'moves to the next item that leads somewhere or is unread'],
    ['Enter', 'opens it'],
  ],
  heard: ['Whether it is unread, its tone, title, text, time and action as the name of the link.'],
}

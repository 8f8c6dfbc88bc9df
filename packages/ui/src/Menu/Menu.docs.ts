import type { ComponentDocs } from '../docs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  use: [
    'What can be done with one thing: the dots at the end of a row.',
    'A few switches of a view, as checkboxes and groups of radio buttons.',
  ],
  avoid: ['A value of a form: Select or RadioGroup.', 'Navigation of a page: Tabs, Sidebar, links.', 'Two actions: two buttons.'],
  anatomy: [
    'One control that opens it and names it',
    'Actions, as links where they lead somewhere',
    'Checkboxes, radio groups with a name',
    'Separators; further menus, one deep',
    'Danger last, behind a separator',
  ],
  do: [
    'Name the control with its thing: “More for LND-482XA”.',
    'Give `href` to what is a place: middle click and new tabs work.',
    'Open dialogs from `onSelect`: the focus is on the control by then, and comes back to it.',
  ],
  dont: ['More than about ten actions.', 'Only an action in a submenu that people need every day.'],
  keyboard: [
    ['Enter, Space, ArrowDown', 'on the control: opens, on the first'],
    ['ArrowUp', 'on the control: opens, on the last'],
    ['ArrowDown, ArrowUp', 'next and previous, round'],
    ['Home, End', 'first and last'],
    ['Letters', 'the next one that starts with them'],
    ['ArrowRight, ArrowLeft', 'into and out of a further menu; mirrored from right to left'],
    ['Enter', 'chooses and closes'],
    ['Space', 'on checkboxes and radio buttons: marks, and stays open'],
    ['Tab, Shift+Tab', 'closes, and goes on from the control'],
    ['Escape', 'closes it and nothing around it'],
  ],
  heard: [
    'Button with a menu, expanded or not; menu with the name of its button.',
    'Checkboxes and radio buttons with their state, groups with their name.',
  ],
  byHand: [
    { case: 'TalkBack: further menus open and close by double tap', run: 'not run' },
    { case: 'VoiceOver: typing ahead within the menu', run: 'not run' },
  ],
}

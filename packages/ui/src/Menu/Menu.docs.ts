import type { ComponentDocs } from '../componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  otherNames: ['dropdown', 'context menu', 'action menu', 'kebab', 'more'],
  related: ['CustomSelect', 'Popover', 'CommandPalette'],
  use: ['The actions on one object, such as a row.', 'A few settings of a view, as checkboxes and radio groups.'],
  avoid: ['A form value: Select or RadioGroup.', 'Navigation of a page: Tabs, Sidebar, links.', 'Two actions: two buttons.'],
  anatomy: [
    'A trigger that opens and names it',
    'Actions; links if they navigate',
    'Checkboxes, and radio groups with a name',
    'Separators; submenus, one level deep',
    'Destructive actions last, after a separator',
  ],
  do: [
    'Name the object in the trigger: “More for LND-482XA”.',
    'Set `href` for navigation: middle click and new tabs work.',
    'Open dialogs in `onSelect`: focus is on the trigger by then and returns to it.',
  ],
  dont: ['More than about ten actions.', 'A frequent action in a submenu only.'],
  keyboard: [
    ['Enter, Space, ArrowDown', 'on the trigger: opens with the first item'],
    ['ArrowUp', 'on the trigger: opens with the last item'],
    ['ArrowDown, ArrowUp', 'next and previous item, wrapping around'],
    ['Home, End', 'first and last item'],
    ['Letters', 'the next item that starts with them'],
    ['ArrowRight, ArrowLeft', 'opens and closes a submenu; mirrored in right-to-left text'],
    ['Enter', 'activates and closes'],
    ['Space', 'on checkboxes and radio buttons: toggles and stays open'],
    ['Tab, Shift+Tab', 'closes, and moves on from the trigger'],
    ['Escape, Back on a phone', 'closes the menu only'],
  ],
  heard: [
    'A menu button, expanded or collapsed; a menu named by its button.',
    'Checkboxes and radio buttons with their state, groups with their name.',
  ],
  byHand: [
    { case: 'TalkBack: submenus open and close by double tap', run: 'not run' },
    { case: 'VoiceOver: typeahead in the menu', run: 'not run' },
  ],
}

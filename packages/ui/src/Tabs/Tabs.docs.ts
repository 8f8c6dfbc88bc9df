import type { ComponentDocs } from '../docs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  use: ['Several views of one thing in one place, of which one is needed at a time.'],
  avoid: [
    'Views with an address of their own: RouteTabs.',
    'Two values of one setting: RadioGroup.',
    'Things that people compare: put them beside one another.',
  ],
  anatomy: ['Row of tabs, with icon and count where they help; it fades out where there is more', 'Panel of the tab that is chosen'],
  do: [
    'One or two words a tab.',
    '`activationMode="manual"` where a panel takes time to come.',
    '`keepMounted="visited"` where something can be typed in a panel.',
  ],
  dont: ['Tabs in tabs.', 'A tab that is off without anybody knowing why.'],
  keyboard: [
    ['Tab', 'to the chosen tab, then into its panel'],
    ['Left, Right', 'the tab before or after, and round; mirrored from right to left'],
    ['Up, Down', 'the same where the row stands upright'],
    ['Home, End', 'the first and the last'],
    ['Enter, Space', 'shows the tab with `manual`'],
  ],
  heard: ['A list of tabs with its name; “Active 8, tab, 2 of 5, selected”.', 'The panel carries the name of its tab.'],
  byHand: [{ case: 'Touch: a long row scrolls under the finger without choosing', run: 'not run' }],
}

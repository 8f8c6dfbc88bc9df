import type { ComponentDocs } from '../componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  otherNames: ['tab bar', 'tab panel', 'segmented'],
  related: ['RouteTabs', 'Accordion'],
  use: ['Several views in one place, one at a time.'],
  avoid: [
    'Views with their own URL: RouteTabs.',
    'Two values of one setting: RadioGroup.',
    'Content that users compare: show it side by side.',
  ],
  anatomy: ['Row of tabs with optional icon and count; overflowing sides fade out', 'Panel of the selected tab'],
  do: [
    'Use one or two words per tab.',
    'Use `activationMode="manual"` if panels load slowly.',
    'Use `keepMounted="visited"` if a panel has inputs.',
  ],
  dont: ['Nested tabs.', 'Disabled tabs without an explanation.'],
  keyboard: [
    ['Tab', 'moves to the selected tab, then into its panel, or to the panel if nothing in it can be used'],
    ['Left, Right', 'previous or next tab, with wrapping; mirrored in RTL'],
    ['Up, Down', 'the same in vertical orientation'],
    ['Home, End', 'first or last tab'],
    ['Enter, Space', 'selects the tab with `manual`'],
  ],
  heard: ['A named tab list; “Active 8, tab, 2 of 5, selected”.', 'The panel is named by its tab.'],
  byHand: [{ case: 'Touch: a long row scrolls without selecting', run: 'not run' }],
}

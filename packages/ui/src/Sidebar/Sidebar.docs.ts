import type { ComponentDocs } from '../docs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  use: ['The one main menu of a product with more than four places.'],
  avoid: ['The pages of one subject: RouteTabs.', 'A panel with details or filters: SlideOver.'],
  anatomy: [
    'Mark and name, and the button that collapses it',
    'Sections with headings; links with icon and badge',
    'Person, and the way out',
    'Below 1024 px: the same as a slide-over that TopBar opens',
  ],
  do: [
    'Pass `storage` and `storageKey` where the choice should last; each product has a key of its own.',
    'Leave out what somebody may not open, rather than turning it off.',
    'Name things with one word; longer names break.',
  ],
  dont: ['Two of them on one page.', 'A shortcut that a text field needs: there is none by default.'],
  keyboard: [
    ['Tab', 'to the button, then from link to link; collapsed, each shows its name'],
    ['Enter', 'goes to the page; in the slide-over it also closes it'],
    ['Enter, Space on the button', 'collapses or expands'],
    ['Escape', 'closes the slide-over, and goes back to what opened it'],
  ],
  heard: [
    'A complementary landmark and a navigation with its name; lists named by their section.',
    'The current page, or the current place for a page below it.',
    '“Collapse menu, expanded”, and after it “Expand menu, collapsed”; collapsed links keep their full names and badges.',
  ],
  byHand: [
    { case: 'VoiceOver on iOS: the page behind the slide-over cannot be reached', run: 'not run' },
    { case: 'Two tabs: collapsing in one is followed by the other', run: 'not run' },
  ],
}

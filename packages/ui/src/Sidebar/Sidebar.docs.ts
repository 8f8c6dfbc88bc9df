import type { ComponentDocs } from '../componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  otherNames: ['navigation', 'side nav', 'drawer', 'menu'],
  related: ['AppShell', 'TopBar'],
  use: ['The main menu of an app with more than four areas.'],
  avoid: ['The pages of one subject: RouteTabs.', 'A panel with details or filters: SlideOver.'],
  anatomy: [
    'Logo, name and collapse button',
    'Sections with headings; links with icons and badges',
    'User and logout button',
    'Below 1024 px: the same in a slide-over that TopBar opens',
  ],
  do: [
    'Pass `storage` and `storageKey` to keep the collapsed state; each app needs its own key.',
    'Omit links that the user cannot access instead of disabling them.',
    'Use one-word labels; longer ones wrap.',
  ],
  dont: ['Two sidebars on one page.', 'A shortcut that conflicts with text fields.'],
  keyboard: [
    ['Tab', 'moves to the button, then between links; collapsed links show their label'],
    ['Enter', 'opens the page; also closes the slide-over'],
    ['Enter, Space on the button', 'collapses or expands'],
    ['Escape, Back on a phone', 'closes the slide-over and returns focus to its trigger'],
  ],
  heard: [
    'A complementary landmark and a named navigation; lists named by their section.',
    'The current page, or its nearest ancestor.',
    '“Collapse menu, expanded”, then “Expand menu, collapsed”; collapsed links keep their names and badges.',
  ],
  byHand: [
    { case: 'VoiceOver on iOS: the page behind the slide-over cannot be reached', run: 'not run' },
    { case: 'Two browser tabs: both collapse', run: 'not run' },
  ],
}

import type { ComponentDocs } from '../componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  otherNames: ['disclosure', 'collapse', 'expander', 'FAQ', 'details'],
  related: ['Tabs', 'Card'],
  use: ['Questions and answers of which users need one or two.', 'Help that should not push the rest of the page down.'],
  avoid: ['Most users need most of it: write it out under headings.', 'Views that replace one another: Tabs.'],
  anatomy: ['A heading with a button for each item', 'Panel with the answer, and numbered steps (optional)'],
  do: [
    'Write titles as users ask: “When do I get paid?”.',
    'Link to an answer with its id: `/faq#paid` opens it, and so does find in page.',
    'Set `headingLevel` to fit the page.',
  ],
  dont: ['A single item.', 'An accordion in an accordion.'],
  keyboard: [
    ['Tab', 'from title to title, and into open panels'],
    ['Enter, Space', 'opens or closes'],
  ],
  heard: [
    'A heading with a button that is expanded or collapsed.',
    'Up to six panels are regions named by their title; with more, screen readers would list too many landmarks.',
    'Print shows all answers.',
  ],
  byHand: [
    { case: 'Firefox and Safari: find in page opens a closed answer where `until-found` is supported', run: 'not run' },
    { case: 'Chromium: find in page, from the menu, opens the answer and scrolls to it', run: 'not run' },
  ],
}

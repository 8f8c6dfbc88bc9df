import type { ComponentDocs } from '../docs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  use: ['Questions and answers of which a person needs one or two.', 'Help that should not push the rest of the page down.'],
  avoid: ['Everybody needs most of it: write it out under headings.', 'Views that replace one another: Tabs.'],
  anatomy: ['Heading with a button for each item', 'Panel with the answer, and numbered steps where there are any'],
  do: [
    'Write titles as people ask: “When do I get paid?”.',
    'Link to an answer with its id: `/faq#paid` opens it, and so does the browser’s own search.',
    'Set `headingLevel` to fit the page.',
  ],
  dont: ['One item alone.', 'An accordion in an accordion.'],
  keyboard: [
    ['Tab', 'from title to title, and into what is open'],
    ['Enter, Space', 'opens or closes'],
  ],
  heard: [
    'A heading with a button that says expanded or collapsed.',
    'Up to six panels are regions with the name of their title; more would drown the landmarks of the page.',
    'On paper all answers are open.',
  ],
  byHand: [
    { case: 'Firefox and Safari: the browser’s search opens a closed answer where `until-found` is known', run: 'not run' },
    { case: 'Chromium: find in page, from the menu, opens the answer and scrolls to it', run: 'not run' },
  ],
}

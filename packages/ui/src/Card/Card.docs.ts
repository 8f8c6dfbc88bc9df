import type { ComponentDocs } from '../docs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  use: ['Things that belong together and have a name.', 'A place that leads to one page: `href`.'],
  avoid: ['A card in a card: divide with rules.', 'Figures: StatGroup.', 'A choice: RadioCards.'],
  anatomy: ['Head: title, one quiet line, action', 'Content', 'Foot under a rule'],
  do: [
    '`padding="none"` for tables and lists that reach the edge.',
    'Set `titleLevel` to fit the page.',
    'With `href`, keep the title as the name of where it leads.',
  ],
  dont: ['Shadow: only what floats has one.', 'A link around a whole card by hand: it takes the words of everything in it as its name.'],
  keyboard: [
    ['Tab', 'to the title, where it leads somewhere, and to what is in the card'],
    ['Enter', 'goes where the title leads'],
  ],
  heard: ['A region named by its title; `figure` is a figure.', 'With `href`: one link with the title as its name.'],
}

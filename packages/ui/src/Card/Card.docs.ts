import type { ComponentDocs } from '../componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  otherNames: ['panel', 'tile', 'box', 'surface'],
  related: ['StatCard', 'SettingsSection', 'RadioCards'],
  use: ['Related content under one title.', 'A preview that links to one page: `href`.'],
  avoid: ['A card in a card: use dividers.', 'Values: StatGroup.', 'A choice: RadioCards.'],
  anatomy: ['Header: title, subtitle, action', 'Content', 'Footer below a divider'],
  do: [
    '`padding="none"` for tables and lists that reach the edge.',
    'Set `titleLevel` to fit the page.',
    'With `href`, let the title name the target.',
  ],
  dont: [
    'Shadows: only floating surfaces have one.',
    'A hand-written link around a whole card: its name would be the whole text of the card.',
  ],
  keyboard: [
    ['Tab', 'to the title, if it is a link, and to the controls in the card'],
    ['Enter', 'follows the link'],
  ],
  heard: ['A region named by its title; with `as="figure"` a figure.', 'With `href`: one link named by the title.'],
}

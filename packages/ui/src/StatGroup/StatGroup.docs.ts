import type { ComponentDocs } from '../docs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  use: ['Four to eight figures at the head of a page.'],
  avoid: ['Figures that change every second.', 'Two figures: put them into a sentence.'],
  anatomy: ['One card, its cells divided by rules', 'Four cells in a row where there is room, two elsewhere'],
  do: [
    'Pass `announcement` when a filter above changes all figures: it is said once, for the whole board.',
    'Give the first figure `wide` where one matters most.',
  ],
  dont: ['Cells that lead and cells that do not, in one row, without a reason.'],
  keyboard: [],
  heard: ['A group with its name.', 'The announcement, once, when it changes; not a word for each cell.'],
}

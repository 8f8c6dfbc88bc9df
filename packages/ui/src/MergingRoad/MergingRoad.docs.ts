import type { ComponentDocs } from '../docs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  use: ['The dark side of a page where several things become one.'],
  avoid: ['A real route: RouteMap.', 'A diagram that must be understood: words or a chart.'],
  anatomy: ['Left arm, right arm, and the road that they become', 'A word at each'],
  do: ['Take three short words.', 'Say the same in the text of the page.'],
  dont: ['Numbers that change.', 'More than a word at an arm.'],
  keyboard: [],
  heard: ['Nothing: the words in it are decoration as well.'],
}

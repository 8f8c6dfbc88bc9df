import type { ComponentDocs } from '../docs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  use: [
    'A list, a chart or a page has nothing yet: say what will be there, and how it comes.',
    'Filters leave nothing: `kind="filtered"`, with the way to take them back.',
  ],
  avoid: ['Something failed: ErrorState.', 'It is on its way: Skeleton.', 'A whole page that leads nowhere: FullPageMessage.'],
  anatomy: ['Drawing (decoration)', 'Title at its level of the outline', 'One sentence', 'One action, and a quieter way (optional)'],
  do: [
    'Say what starts it: “Trips show here once a vehicle is on a route”.',
    'Name the filters that leave nothing.',
    'Use `compact` inside a card that has a title.',
  ],
  dont: ['Two primary buttons.', '“No data”.', 'A drawing that is needed to understand.'],
  keyboard: [['Tab', 'goes to the actions']],
  heard: [
    'A heading and its sentence; the drawing is silent.',
    'When the action takes the state away, the focus goes to the named place around it.',
  ],
}

import type { ComponentDocs } from '../componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'new',
  otherNames: ['trip progress', 'journey', 'tracker'],
  related: ['RouteLine', 'Progress'],
  use: ['A vehicle on its way, in a row or card of a list.'],
  avoid: ['Each stop with its times: Timeline, or RouteMap.', 'A task that runs: Progress.', 'Steps that the user takes: Stepper.'],
  anatomy: ['A line, solid as far as the vehicle is and dashed ahead', 'A dot at the start, a ring at the end', 'The vehicle'],
  do: ['Write the next stop, its time and the delay beside it: the drawing has no words.'],
  dont: ['Show a position that is not known: leave the drawing out.'],
  keyboard: [],
  heard: ['An image with its label: “Ajah to CMS, 60 % of the way”.'],
}

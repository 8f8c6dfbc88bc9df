import type { ComponentDocs } from '../docs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  use: ['What happened, happens and is ahead, in the order of time: stops of a trip, the way of a payout, a history of changes.'],
  avoid: ['Steps that a person goes through: Stepper.', 'Tasks to be done: Checklist.', 'Events that are compared or filtered: DataTable.'],
  anatomy: [
    'Day (optional)',
    'Node and lane: solid where travelled, dashed ahead',
    'Title, description, who',
    'Time, and the exact one beside a relative one',
  ],
  do: [
    'Give `dateTime` for every time.',
    'Give relative times their `exactTime`.',
    'Set `live` only where events come while people watch.',
  ],
  dont: ['Mark more than one event as current.', 'Put new events above what is being read.'],
  keyboard: [],
  heard: [
    'A named list; days as lists in it.',
    'Each event with its state in words: “Done: Ajah”, “Now: Lekki”.',
    'With `live`, new events politely, and nothing else.',
  ],
}

import type { ComponentDocs } from '../componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  otherNames: ['history', 'events', 'activity', 'audit trail'],
  related: ['Checklist', 'RouteLine', 'NotificationList'],
  use: ['Events in chronological order: stops of a trip, the steps of a payout, a change history.'],
  avoid: ['Steps of a task: Stepper.', 'Tasks: Checklist.', 'Events to compare or filter: DataTable.'],
  anatomy: [
    'Day (optional)',
    'Marker and line: solid where done, dashed ahead',
    'Title, description, actor',
    'Time, a delay after it, and the exact or planned time below',
  ],
  do: [
    'Use `orientation="horizontal"` for three to six short events that lead to one moment.',
    'Set `dateTime` for every time.',
    'Set `exactTime` for relative times.',
    'Set `delay` only for lateness: its colour is that of warnings.',
    'Set `live` only if events arrive while users watch.',
  ],
  dont: ['Mark more than one event as current.', 'Insert events above the current scroll position.'],
  keyboard: [],
  heard: [
    'A named list; days as lists in it.',
    'Each event with its status: “Done: Ajah”, “Now: Lekki”.',
    'With `live`, new events, politely.',
  ],
}

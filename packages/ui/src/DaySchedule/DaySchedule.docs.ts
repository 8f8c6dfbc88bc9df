import type { ComponentDocs } from '../componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'new',
  otherNames: ['Gantt', 'planner', 'day planner', 'timeline', 'schedule'],
  related: ['Timetable', 'Timeline', 'Calendar'],
  use: ['What several vehicles or people do in one day, to see gaps and overlaps.'],
  avoid: ['Departures of a week: Timetable.', 'What happened to one thing, in order: Timeline.', 'Choosing a day: Calendar.'],
  anatomy: [
    'A scale of hours',
    'A row for each thing, with its name and a note',
    'Items as long as they take; those that overlap lie below each other',
    'A line at the present time',
  ],
  do: ['Say in the note of a row what the picture shows: “4 trips, 2 overlap”.', 'Give every tone a note: color alone says nothing.'],
  dont: ['Draw more than about fifty rows: filter, or show pages.'],
  keyboard: [['Tab', 'Moves through the names and the items that are links, row by row.']],
  heard: [
    'A group with its label; each row as a heading and a list of items with times.',
    'The scale and the line at the present time are not heard.',
  ],
}

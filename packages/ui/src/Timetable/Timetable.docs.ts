import type { ComponentDocs } from '../componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'new',
  otherNames: ['schedule', 'departures', 'hours'],
  related: ['TimetableLegend', 'DaySchedule', 'DataTable'],
  use: ['Departures that repeat each week, and who runs them.'],
  avoid: ['The departures of certain days: DataTable.', 'A month: Calendar.'],
  anatomy: [
    'Time of departure as the header of its row',
    'A mark for each weekday',
    'Who runs it, or a button; below the row on phones',
    '`TimetableLegend`, for the header of its card',
  ],
  do: ['Set `today` where departures of today can be affected.', 'Name the departure in the label of a button: “Request 09:00”.'],
  dont: ['More than twelve departures: filter by direction first.'],
  keyboard: [['Tab', 'to the buttons of the rows']],
  heard: ['A table; each cell by departure and weekday: “06:15, Monday, Yours”.'],
}

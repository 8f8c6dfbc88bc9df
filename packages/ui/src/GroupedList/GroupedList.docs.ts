import type { ComponentDocs } from '../componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'new',
  otherNames: ['sectioned list', 'list with headers'],
  related: ['DataTable', 'SeatMark', 'Timeline'],
  use: ['Rows of one kind that belong to a few groups, to read on a phone from top to bottom.'],
  avoid: ['Rows with several columns to compare: DataTable.', 'Events in time: Timeline.'],
  anatomy: ['A heading for each group, with a note and a count', 'Rows: a mark, a title with its description, and a status or button'],
  do: ['Say in the count what matters of a group: “2 of 3 boarded”.'],
  dont: ['More than two things at the end of a row.'],
  keyboard: [['Tab', 'to the controls of the rows']],
  heard: ['Each group is a region named by its heading, with a list and its number of rows.'],
}

import type { ComponentDocs } from '../componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'new',
  otherNames: ['key', 'legend'],
  related: ['Timetable'],
  use: ['In the header of the card that holds a Timetable.'],
  avoid: ['Other marks: say in words what they mean.'],
  anatomy: ['Each mark with its meaning'],
  do: ['Use the labels of the Timetable.'],
  dont: ['Show it where the table has only one kind of mark and the text says which.'],
  keyboard: [],
}

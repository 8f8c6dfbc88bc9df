import type { ComponentDocs } from '../componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'new',
  otherNames: ['seat number', 'seat badge'],
  related: ['SeatPlan', 'GroupedList', 'Badge'],
  use: ['The seat at the start of a passenger’s row.'],
  avoid: ['All seats of a vehicle: SeatPlan.', 'A state alone: StatusPill.'],
  anatomy: ['A square with the name of the seat: filled, outlined or dashed'],
  do: ['Say the status in words in the same row.'],
  dont: ['A count: Badge.'],
  keyboard: [],
  heard: ['The name of the seat: “B2”.'],
}

import type { ComponentDocs } from '../componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'new',
  otherNames: ['seat map', 'seating chart', 'occupancy'],
  related: ['Progress', 'RouteLine', 'DescriptionList'],
  use: ['Which seats of a vehicle are booked, seen from above, to look at.'],
  avoid: ['To choose a seat: RadioGroup.', 'Who sits where: a list with the names.', 'How full it is, without the seats: Progress.'],
  anatomy: [
    'The vehicle with its front at the end of the line, on phones at the top',
    'A seat with its name: filled when booked, a dashed line when free',
    'The legend, with both numbers',
  ],
  do: ['Give the rows as the vehicle has them, the front row first.', 'Say beside it how many bookings have no seat yet.'],
  dont: ['Names of passengers: the plan is seen by who may not read them.'],
  keyboard: [],
  heard: ['One picture: “11 of 16 seats booked. Free: A2, C3”, and the legend.'],
}

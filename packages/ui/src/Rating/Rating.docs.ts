import type { ComponentDocs } from '../componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  otherNames: ['score', 'stars', 'review'],
  related: ['Progress', 'Badge'],
  use: ['The average rating of a driver, vehicle or trip, with the number of ratings.'],
  avoid: ['Rating something: RadioGroup.', 'A percentage or computed score: Progress or text.'],
  anatomy: ['Ticks (optional)', 'Value, scale and count as text'],
  do: ['Pass `count`: 10.0 from one rating is not 9.6 from a thousand.', 'Pass `null` without ratings.'],
  dont: ['Stars without text.', 'Ticks for a scale above ten.'],
  keyboard: [],
  heard: ['“8.7 out of 10, 1,284 ratings”; the ticks are hidden.', '“No ratings yet”.'],
}

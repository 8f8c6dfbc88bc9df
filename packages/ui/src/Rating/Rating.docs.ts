import type { ComponentDocs } from '../docs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  use: ['How people rate a driver, a vehicle, a trip: an average, and of how many.'],
  avoid: ['Giving a rating: that is a choice, and needs RadioGroup.', 'A share or a score of a computer: Progress or words.'],
  anatomy: ['Ticks (optional)', 'Figure, scale and count in words'],
  do: ['Give `count`: 10.0 of one rating is not 9.6 of a thousand.', 'Pass `null` where nobody has rated.'],
  dont: ['Stars without words.', 'Ticks for a scale above ten.'],
  keyboard: [],
  heard: ['“8.7 out of 10, 1,284 ratings”; the ticks are not heard.', '“No ratings yet”.'],
}

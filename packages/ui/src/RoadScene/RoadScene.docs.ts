import type { ComponentDocs } from '../docs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  use: ['The dark side of a page about vehicles under way.'],
  avoid: ['Where a vehicle is now: RouteMap.'],
  anatomy: ['Two roads with stops', 'Three vehicles with plate and driver'],
  do: ['Use invented plates and names.'],
  dont: ['Live positions in it.', 'Anything that must be read.'],
  keyboard: [],
  heard: ['Nothing: it is decoration.'],
}

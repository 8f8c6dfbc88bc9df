import type { ComponentDocs } from '../componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  otherNames: ['picture', 'drawing', 'map'],
  related: ['BusRouteIllustration'],
  use: ['The dark panel of a page about vehicles and drivers.'],
  avoid: ['The position of a real vehicle: RouteMap.'],
  anatomy: ['Two routes with stops', 'Three vehicles with plate and driver'],
  do: ['Use invented plates and names.'],
  dont: ['Live positions.', 'Information that must be read.'],
  keyboard: [],
  heard: ['Nothing: the illustration is decorative.'],
}

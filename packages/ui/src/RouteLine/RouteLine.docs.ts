import type { ComponentDocs } from '../componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'new',
  otherNames: ['route', 'stops', 'transit line'],
  related: ['RouteMap', 'RouteProgress', 'Timeline'],
  use: ['The stops of a route with planned times, where no vehicle is on its way.'],
  avoid: ['A vehicle on its way: RouteMap.', 'Events with a status: Timeline.'],
  anatomy: ['A list item for each stop: name, marker, time', 'A line between the markers; the first and the last one are solid'],
  do: ['Give the time from the first stop: “14 min”.', 'For the way back, reverse stops and times.'],
  dont: ['Use it as a menu of stops: it cannot be operated.'],
  keyboard: [],
  heard: ['A named list; each stop with its time: “Ikota, 14 min”.'],
}

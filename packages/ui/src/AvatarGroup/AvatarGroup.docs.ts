import type { ComponentDocs } from '../componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'new',
  otherNames: ['facepile', 'avatars', 'stack of people'],
  related: ['Avatar'],
  use: ['The people of something at a glance: drivers of a vehicle, members of a team.'],
  avoid: ['The names matter: a list with an Avatar each.', 'One person: Avatar.'],
  anatomy: ['Overlapping avatars', '“+3” for those that are not shown'],
  do: ['Name the group: “Drivers of LND-482XA”.'],
  dont: ['Show more than five.'],
  keyboard: [],
  heard: ['A list named by `label`, with the name of each person, and “3 more”.'],
}

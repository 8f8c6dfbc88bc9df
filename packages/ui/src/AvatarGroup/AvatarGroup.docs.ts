import type { ComponentDocs } from '../docs.ts'

export const docs: ComponentDocs = {
  status: 'new',
  use: ['Who belongs to something, at a glance: the drivers of a vehicle, the members of a team.'],
  avoid: ['Names matter: a list with an Avatar each.', 'One person: Avatar.'],
  anatomy: ['Avatars, one over the edge of the other', '“+3” for those that are not shown'],
  do: ['Name the group: “Drivers of LND-482XA”.'],
  dont: ['Show more than five; count them.'],
  keyboard: [],
  heard: ['A list with its name; each person by name, and “3 more”.'],
}

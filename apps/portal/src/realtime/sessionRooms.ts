import { listJoinableParts, partnerRoom, tripRoom, userRoom, type Room } from '@vehicle-partner/api/realtime'
import { paths } from '@vehicle-partner/domain'
import { matchPath } from 'react-router-dom'

/** The rooms of a session: the user's own, and those of the active organisation that the roles open. */
export const listSessionRooms = (userId: string, partnerId: string | undefined, roles: readonly string[]): Room[] => [
  userRoom(userId),
  ...(partnerId === undefined ? [] : [partnerRoom(partnerId), ...listJoinableParts(roles).map((part) => partnerRoom(partnerId, part))]),
]

/** The rooms of what a page shows: those of a trip tell each stop that is reached, and each passenger who boards. */
export function listPageRooms(pathname: string): Room[] {
  const page = matchPath(paths.trip.pattern, pathname) ?? matchPath(paths.upcomingTrip.pattern, pathname)
  return page?.params.tripId === undefined ? [] : [tripRoom(page.params.tripId)]
}

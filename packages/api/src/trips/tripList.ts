import { addDays, lagosDate, tripCountKeys, tripGroups, tripGroupStatuses, tripStatuses, type TripGroup } from '@vehicle-partner/domain'
import * as z from 'zod/mini'
import { addedField } from '../kernel/addedFields.ts'
import { day, id, openEnum } from '../kernel/commonSchemas.ts'
import { listQuery, type SortOrder } from '../kernel/listQuery.ts'
import { listResponse } from '../kernel/listResponse.ts'
import { endsAfterStart } from '../money/dateRanges.ts'
import { Trip } from './trip.ts'

/** Keys of the counts of a trip list. `needs_action`: trips that need action. */
export const tripCounts = [...tripCountKeys, 'needs_action'] as const

/** Sort fields of trips. `net_kobo` only for roles with earnings access. */
export const tripSortFields = ['departure_at', 'seats_booked', 'delay_s', 'net_kobo'] as const

/** The query of a trip list. By default it lists the last thirty and the next seven days; where all trips are over, the newest come first. */
export const tripListQuery = () =>
  listQuery({
    sort: tripSortFields,
    order: 'departure_at',
    filters: { status: openEnum(tripStatuses), route_id: id, vehicle_id: id, driver_id: id, city_id: id },
    also: {
      group: z.optional(z.enum(tripGroups, '`group` must be upcoming, active or history')),
      from: z.optional(day),
      to: z.optional(day),
      needs_action: z.optional(z.literal('1', 'Must be 1 or absent')),
    },
  }).check(endsAfterStart)

/** The response of a trip list. */
export const tripListResponse = () =>
  listResponse(Trip, {
    counts: tripCounts,
    also: {
      /** In the order of departure: the trips of each day of this page, also those on other pages. Otherwise empty. */
      days: addedField(z.array(z.object({ date: day, trips: z.int() }))),
    },
  })

/** The default days of a trip list: seven ahead, thirty back. */
export const defaultTripDays = { ahead: 7, back: 30 } as const

/** The service dates of a group in a list. An absent end is open. */
export function groupDayRange(
  group: TripGroup,
  range: { from?: string | undefined; to?: string | undefined },
  now: Date,
): { from?: string; to?: string } {
  const { from, to } = range
  const givenRange = { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) }
  if (from !== undefined || to !== undefined) return givenRange
  const today = lagosDate(now)
  if (group === 'upcoming') return { to: addDays(today, defaultTripDays.ahead) }
  return group === 'history' ? { from: addDays(today, -defaultTripDays.back) } : {}
}

/** The groups of a list, each with its days and statuses. */
export function listedTripGroups(
  query: { group?: TripGroup | undefined; status: readonly string[]; from?: string | undefined; to?: string | undefined },
  now: Date,
): { group: TripGroup; statuses: string[]; from?: string; to?: string }[] {
  return tripGroups
    .filter((group) => query.group === undefined || query.group === group)
    .map((group) => ({
      group,
      statuses: tripGroupStatuses[group].filter((status) => query.status.length === 0 || query.status.includes(status)),
      ...groupDayRange(group, query, now),
    }))
    .filter(({ statuses }) => statuses.length > 0)
}

/** The order of a list: as its query sorts; by departure without, the newest first where all trips are over. */
export function tripOrder<Field extends string>(
  { sort, ...query }: Parameters<typeof listedTripGroups>[0] & { sort: SortOrder<Field> },
  now: Date,
): SortOrder<Field> {
  return sort.isDefault ? { ...sort, descending: listedTripGroups(query, now).every(({ group }) => group === 'history') } : sort
}

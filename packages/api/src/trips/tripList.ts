import { addDays, lagosDate, tripGroups, tripGroupStatuses, tripStatuses, type TripGroup } from '@vehicle-partner/domain'
import * as z from 'zod/mini'
import { day, id, openEnum } from '../kernel/commonSchemas.ts'
import { listQuery } from '../kernel/listQuery.ts'
import { listResponse } from '../kernel/listResponse.ts'
import { Trip } from './trip.ts'

/** What the tabs of a list of trips count; `needs_action`: those of them that need somebody. */
export const tripCounts = ['upcoming', 'active', 'completed', 'cancelled', 'missed', 'needs_action'] as const

/** What trips can be sorted by; by money only for roles with earnings. */
export const tripSortFields = ['departure_at', 'seats_booked', 'delay_s', 'net_kobo'] as const

/** The query of a list of trips. Without days it shows what began in the last thirty days and what departs within seven. */
export const tripListQuery = () =>
  listQuery({
    sort: tripSortFields,
    order: 'departure_at',
    filters: { status: openEnum(tripStatuses), route_id: id, vehicle_id: id, driver_id: id, city_id: id },
    also: {
      group: z.optional(z.enum(tripGroups, 'upcoming, active or history')),
      from: z.optional(day),
      to: z.optional(day),
      needs_action: z.optional(z.literal('1', 'Either 1 or nothing')),
    },
  })

/** A page of trips. */
export const tripListResponse = () => listResponse(Trip, { counts: tripCounts })

/** Days that lists show when nobody says which: what is to come for a week, what was for thirty days. */
export const defaultTripDays = { ahead: 7, back: 30 } as const

/** The service dates of a group that a list shows; an absent end is open. */
export function groupDayRange(
  group: TripGroup,
  asked: { from?: string | undefined; to?: string | undefined },
  now: Date,
): { from?: string; to?: string } {
  const { from, to } = asked
  const said = { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) }
  if (from !== undefined || to !== undefined) return said
  const today = lagosDate(now)
  if (group === 'upcoming') return { to: addDays(today, defaultTripDays.ahead) }
  return group === 'history' ? { from: addDays(today, -defaultTripDays.back) } : {}
}

/** The groups of which a list shows trips, each with its days and with the states that are asked for. */
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

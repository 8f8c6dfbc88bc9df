import type { contract, Handlers } from '@vehicle-partner/api/contract'
import { listDays, defaultPeriod, periodRange } from '@vehicle-partner/domain'
import { requireMembership, type Context } from '../context.ts'
import { assignTrip } from './assignTrip.ts'
import { declineTrip } from './declineTrip.ts'
import { countTripsByDay, createEmptyDay } from './tripCounts.ts'
import { listDriverCandidates, listVehicleCandidates } from './listTripCandidates.ts'
import { listTrips } from './listTrips.ts'
import { loadTrip } from './loadTrip.ts'
import { revokeShares, readSharedTrip, shareTrip } from './shareTrip.ts'
import { loadTimeline, loadTrack } from './tripTimeline.ts'

const asOf = ({ now }: Context) => ({ as_of: now.toISOString() })

/** The trips of an organisation. */
export const tripsRoutes: Handlers<typeof contract, Context>['trips'] = {
  async stats(context, { query }) {
    const key = query.period ?? defaultPeriod
    const range = periodRange(key, context.now)
    const counts = await countTripsByDay(context.db, requireMembership(context).partner.id, range)
    const byDay = new Map(counts.map((row) => [row.date, row]))
    // An open range starts and ends with the trips.
    const from = range.from ?? counts[0]?.date
    const to = range.to ?? counts.at(-1)?.date
    const days = from && to ? listDays(from, to) : []
    return {
      data: days.map((date) => byDay.get(date) ?? createEmptyDay(date)),
      metadata: { ...asOf(context), period: { key, ...range } },
    }
  },
  list: (context, { query }) => listTrips(context, query),
  ofVehicle: (context, { params, query }) => listTrips(context, query, { vehicle: params.id }),
  ofDriver: (context, { params, query }) => listTrips(context, query, { driver: params.id }),
  get: async (context, { params }) => ({ data: await loadTrip(context, params.id), metadata: asOf(context) }),
  async assign(context, { params, body }) {
    const warnings = await assignTrip(context, params.id, body)
    return { data: await loadTrip(context, params.id), metadata: { warnings } }
  },
  vehicleCandidates: async (context, { params, query }) => ({ data: await listVehicleCandidates(context, params.id, query) }),
  driverCandidates: async (context, { params, query }) => ({ data: await listDriverCandidates(context, params.id, query) }),
  async decline(context, { params, body }) {
    await declineTrip(context, params.id, body)
    return { data: await loadTrip(context, params.id) }
  },
  timeline: async (context, { params }) => ({ data: await loadTimeline(context, params.id), metadata: asOf(context) }),
  track: async (context, { params, query }) => ({ data: await loadTrack(context, params.id, query.since), metadata: asOf(context) }),
  share: async (context, { params, body }) => ({ data: await shareTrip(context, params.id, body.expires_in_s) }),
  endShare: async (context, { params }) => ({ data: { ended: await revokeShares(context, params.id) } }),
  shared: async (context, { params }) => ({ data: await readSharedTrip(context, params.token), metadata: asOf(context) }),
}

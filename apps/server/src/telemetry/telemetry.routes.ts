import type { contract, Handlers } from '@vehicle-partner/api/contract'
import { RequestError } from '@vehicle-partner/api/server'
import { requireMembership, type Context } from '../context.ts'
import { latestPositions, tripWindows, loadTrack } from './positionQueries.ts'
import { positionReply } from './positionResponse.ts'

/** Where vehicles are, for those who have no socket: only around their trips, for the rest of the day is the driver's. */
export const telemetryRoutes: Handlers<typeof contract, Context>['telemetry'] = {
  async positions(context) {
    const rows = await latestPositions(context.db, requireMembership(context).partner.id, context.now)
    return { data: rows.map(positionReply), metadata: { as_of: context.now.toISOString() } }
  },

  async track({ db, now }, { params, query }) {
    const range = { from: new Date(query.from), to: new Date(query.to) }
    const windows = await tripWindows(db, params.id, range, now)
    if (windows.length === 0) throw new RequestError('OutsideTrip')
    const rows = await loadTrack(db, params.id, range)
    const shown = rows.filter(({ at }) => windows.some(({ from, to }) => at >= from && at <= to))
    return { data: shown.map(positionReply), metadata: { as_of: now.toISOString() } }
  },
}

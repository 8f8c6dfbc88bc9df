import type { contract, Handlers } from '@vehicle-partner/api/contract'
import { RequestError } from '@vehicle-partner/api/server'
import { requireMembership, type Context } from '../context.ts'
import { loadLatestPositions, listTripWindows, loadTrack } from './positionQueries.ts'
import { serializePosition } from './serializePosition.ts'

/** Positions of vehicles around their trips; at other times they are private to the driver. */
export const telemetryRoutes: Handlers<typeof contract, Context>['telemetry'] = {
  async positions(context) {
    const rows = await loadLatestPositions(context.db, requireMembership(context).partner.id, context.now)
    return { data: rows.map(serializePosition), metadata: { as_of: context.now.toISOString() } }
  },

  async track({ db, now }, { params, query }) {
    const range = { from: new Date(query.from), to: new Date(query.to) }
    const windows = await listTripWindows(db, params.id, range, now)
    if (windows.length === 0) throw new RequestError('OutsideTrip')
    const rows = await loadTrack(db, params.id, range)
    const visible = rows.filter(({ at }) => windows.some(({ from, to }) => at >= from && at <= to))
    return { data: visible.map(serializePosition), metadata: { as_of: now.toISOString() } }
  },
}

import type { contract, Handlers } from '@vehicle-partner/api/contract'
import { formatManifestCsv, RequestError } from '@vehicle-partner/api/server'
import { recordAudit } from '../audit/recordAudit.ts'
import { requireMembership, type Context } from '../context.ts'
import { inTransaction } from '../events/transaction.ts'
import { readManifest } from './readManifest.ts'
import { tickPassenger } from './tickPassenger.ts'

/** Reads a manifest and records it in the audit log, in one transaction. */
const readAndAudit = (context: Context, id: string, { search, reason }: { search?: string | undefined; reason?: string }) =>
  inTransaction(context, async (tx) => {
    const { partner } = requireMembership(context)
    const manifest = await readManifest(tx, partner.id, id, context.now, search)
    await recordAudit(tx, context, {
      partner_id: partner.id,
      action: reason === undefined ? 'manifest.opened' : 'manifest.exported',
      entity: { type: 'trip', id, label: manifest.trip.reference },
      changes: reason === undefined ? [] : [{ field: 'reason', from: null, to: reason }],
    })
    return manifest
  })

/** The passengers of trips. */
export const manifestRoutes: Handlers<typeof contract, Context>['manifest'] = {
  list: async (context, { params, query }) => (await readAndAudit(context, params.id, { search: query.search })).reply,
  async tick(context, { params, body }) {
    await tickPassenger(context, { params, body })
    const { reply } = await readManifest(context.db, requireMembership(context).partner.id, params.id, context.now)
    const data = reply.data.find(({ id }) => id === params.passenger_id)
    if (!data) throw new RequestError('NotFound')
    return { data }
  },
  async export(context, { params, body }) {
    const { trip, reply } = await readAndAudit(context, params.id, { reason: body.reason })
    return { type: 'text/csv', filename: `${trip.reference}.csv`, content: formatManifestCsv(reply.data) }
  },
}

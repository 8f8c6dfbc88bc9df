import type { contract, Handlers } from '@vehicle-partner/api/contract'
import { formatManifestCsv, RequestError } from '@vehicle-partner/api/server'
import { and, eq, gt } from 'drizzle-orm'
import { recordAudit } from '../audit/recordAudit.ts'
import { requireMembership, type Context } from '../context.ts'
import { auditEvents } from '../db/schema/operationTables.ts'
import { inTransaction, type Tx } from '../events/transaction.ts'
import { readManifest } from './readManifest.ts'
import { tickPassenger } from './tickPassenger.ts'

/** Within these milliseconds a page that reads a manifest again, such as after a tick, counts as open and is not recorded again. */
const openMs = 10 * 60_000

/** Whether the user has opened the manifest of a trip in the last minutes. */
async function isOpen(tx: Tx, { caller, now }: Context, partnerId: string, tripId: string): Promise<boolean> {
  const [opened] = await tx
    .select({ id: auditEvents.id })
    .from(auditEvents)
    .where(
      and(
        eq(auditEvents.partner_id, partnerId),
        gt(auditEvents.at, new Date(now.getTime() - openMs)),
        eq(auditEvents.actor_id, caller?.user.id ?? ''),
        eq(auditEvents.entity_id, tripId),
        eq(auditEvents.action, 'manifest.opened'),
      ),
    )
    .limit(1)
  return opened !== undefined
}

/** Reads a manifest and records it in the audit log, in one transaction. */
const readAndAudit = (context: Context, id: string, { search, reason }: { search?: string | undefined; reason?: string }) =>
  inTransaction(context, async (tx) => {
    const { partner } = requireMembership(context)
    const manifest = await readManifest(tx, partner.id, id, context.now, search)
    if (reason === undefined && (await isOpen(tx, context, partner.id, id))) return manifest
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

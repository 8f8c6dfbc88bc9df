import type { contract, Handlers } from '@vehicle-partner/api/contract'
import { auditTableRow, auditTableColumns, pageMetadata } from '@vehicle-partner/api/server'
import { byteOrderMark, formatCsvLine, lagosDate } from '@vehicle-partner/domain'
import { requireMembership, type Context } from '../context.ts'
import { countAuditEvents, listActorsAndActions, listAuditEvents, type AuditQuery } from './audit.queries.ts'

const batchSize = 1000

/** The audit log of an organisation; only owners may read it. */
export const auditRoutes: Handlers<typeof contract, Context>['audit'] = {
  async list(context, { query }) {
    const { db, now } = context
    const { id } = requireMembership(context).partner
    const { page, perPage } = query
    const [data, total, filterOptions] = await Promise.all([
      listAuditEvents(db, id, now, query, { limit: perPage, offset: (page - 1) * perPage }),
      countAuditEvents(db, id, now, query),
      listActorsAndActions(db, id),
    ])
    return { data, metadata: { ...pageMetadata(total, query, now), ...filterOptions } }
  },
  download(context, { query }) {
    return { type: 'text/csv', filename: `audit-${lagosDate(context.now)}.csv`, content: streamCsv(context, query) }
  },
}

/** The CSV, read in batches while it is sent. */
async function* streamCsv(context: Context, query: AuditQuery): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  const { partner } = requireMembership(context)
  yield encoder.encode(byteOrderMark + formatCsvLine(auditTableColumns))
  for (let offset = 0; ; offset += batchSize) {
    const events = await listAuditEvents(context.db, partner.id, context.now, query, { limit: batchSize, offset })
    if (events.length > 0) yield encoder.encode(events.map((event) => formatCsvLine(auditTableRow(event))).join(''))
    if (events.length < batchSize) return
  }
}

import { auditCells, auditColumns, byteOrderMark, csvLine, metadataOf, type contract, type Handlers } from '@vehicle-partner/api/contract'
import { lagosDate } from '@vehicle-partner/domain'
import { requireMembership, type Context } from '../context.ts'
import { countTrail, knownToTrail, readTrail, type AuditQuery } from './audit.queries.ts'

const batch = 1000

/** Who did what in an organisation; its owners alone read it. */
export const auditRoutes: Handlers<typeof contract, Context>['audit'] = {
  async list(context, { query }) {
    const { db, now } = context
    const { id } = requireMembership(context).partner
    const { page, perPage } = query
    const [data, total, known] = await Promise.all([
      readTrail(db, id, now, query, { limit: perPage, offset: (page - 1) * perPage }),
      countTrail(db, id, now, query),
      knownToTrail(db, id),
    ])
    return { data, metadata: { ...metadataOf(total, query, now), ...known } }
  },
  download(context, { query }) {
    return { type: 'text/csv', filename: `audit-${lagosDate(context.now)}.csv`, content: table(context, query) }
  },
}

/** The table, read in parts while it is sent. */
async function* table(context: Context, query: AuditQuery): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  const { partner } = requireMembership(context)
  yield encoder.encode(byteOrderMark + csvLine(auditColumns))
  for (let offset = 0; ; offset += batch) {
    const events = await readTrail(context.db, partner.id, context.now, query, { limit: batch, offset })
    if (events.length > 0) yield encoder.encode(events.map((event) => csvLine(auditCells(event))).join(''))
    if (events.length < batch) return
  }
}

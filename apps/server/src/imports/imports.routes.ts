import type { Import, ImportResult } from '@vehicle-partner/api'
import type { contract, Handlers, Parsed } from '@vehicle-partner/api/contract'
import { RequestError } from '@vehicle-partner/api/server'
import { canAccess, importLimits } from '@vehicle-partner/domain'
import { and, eq } from 'drizzle-orm'
import { requireMembership, requireCaller, type Context } from '../context.ts'
import { imports } from '../db/schema/operationTables.ts'
import { newId } from '../newId.ts'
import { runImport, type ImportRequest } from './runImport.ts'

type Body = Parsed<(typeof contract)['imports']['vehicles']>['body']

const emptyResult: ImportResult = { created: 0, updated: 0, failed: 0, rows: [] }

/** Runs a short import at once and queues a longer one. */
async function startImport(context: Context, kind: ImportRequest['kind'], { dry_run, on_error, rows }: Body): Promise<{ data: Import }> {
  const { db, now, secrets } = context
  const { partner } = requireMembership(context)
  const created_at = now.toISOString()
  if (rows.length <= importLimits.inline) {
    const result = await runImport(context, { kind, partnerId: partner.id, dry_run, on_error, rows })
    return { data: { id: null, status: 'done', created_at, ...result } }
  }
  const id = newId('imp', now)
  await db.insert(imports).values({
    id,
    partner_id: partner.id,
    kind,
    on_error,
    rows: secrets.encrypt(JSON.stringify({ dry_run, rows }), 'imports.rows'),
    status: 'queued',
    requested_by: requireCaller(context).user.id,
    created_at: now,
  })
  return { data: { id, status: 'queued', created_at, ...emptyResult } }
}

/** Imports of vehicles and drivers. */
export const importsRoutes: Handlers<typeof contract, Context>['imports'] = {
  vehicles: (context, { body }) => startImport(context, 'vehicles', body),
  drivers: (context, { body }) => startImport(context, 'drivers', body),
  async get(context, { params }) {
    const { partner, roles } = requireMembership(context)
    const [row] = await context.db
      .select()
      .from(imports)
      .where(and(eq(imports.id, params.importId), eq(imports.partner_id, partner.id)))
    // Both areas may ask, but each sees only its own imports.
    if (!row || !canAccess(row.kind, roles)) throw new RequestError('NotFound')
    // The job writes results of this type only.
    const result = (row.result as ImportResult | null) ?? emptyResult
    return { data: { id: row.id, status: row.status, created_at: row.created_at.toISOString(), ...result } }
  },
}

import { and, asc, eq, inArray } from 'drizzle-orm'
import type { OperationContext, Dependencies } from '../context.ts'
import { imports } from '../db/schema/operationTables.ts'
import { users } from '../db/schema/userTables.ts'
import type { Job } from '../jobs/job.ts'
import { runImport, type ImportRequest } from './runImport.ts'

type Queued = typeof imports.$inferSelect

/** The context of the user who requested the import, for the audit log. */
async function createRequesterContext(dependencies: Dependencies, userId: string): Promise<OperationContext> {
  const [user] = await dependencies.db.select().from(users).where(eq(users.id, userId))
  return user ? { ...dependencies, caller: { user, sessionId: '' } } : dependencies
}

async function runQueued(dependencies: Dependencies, { id, kind, partner_id, on_error, rows, requested_by }: Queued): Promise<void> {
  const { db, now } = dependencies
  await db.update(imports).set({ status: 'processing' }).where(eq(imports.id, id))
  // The call that queued the import has parsed these rows.
  const input = rows as Pick<ImportRequest, 'dry_run' | 'rows'>
  try {
    const result = await runImport(await createRequesterContext(dependencies, requested_by), {
      kind,
      partnerId: partner_id,
      on_error,
      ...input,
    })
    await db.update(imports).set({ status: 'done', result, done_at: now }).where(eq(imports.id, id))
  } catch (error) {
    await db.update(imports).set({ status: 'failed', done_at: now }).where(eq(imports.id, id))
    throw error
  }
}

/** The job of long imports. */
export const importJobs: readonly Job[] = [
  {
    name: 'import',
    summary: 'Runs queued imports.',
    every: { seconds: 2 },
    async run(dependencies) {
      // An interrupted import wrote nothing, because its rows are one transaction, so it runs again.
      const queued = await dependencies.db
        .select()
        .from(imports)
        .where(and(inArray(imports.status, ['queued', 'processing'])))
        .orderBy(asc(imports.created_at), asc(imports.id))
      for (const each of queued) await runQueued(dependencies, each)
    },
  },
]

import type { ImportResult } from '@vehicle-partner/api'
import { RequestError } from '@vehicle-partner/api/server'
import { canAccess } from '@vehicle-partner/domain'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { findMembership } from '../auth/authorization.ts'
import type { OperationContext, Dependencies } from '../context.ts'
import type { Db } from '../db/database.ts'
import { imports } from '../db/schema/operationTables.ts'
import { users } from '../db/schema/userTables.ts'
import type { Job } from '../jobs/job.ts'
import { runItemsWithoutTransaction } from '../jobs/runItems.ts'
import { runImport, type ImportRequest } from './runImport.ts'

type Queued = typeof imports.$inferSelect

/** The context of the user who requested the import, for the audit log. */
async function createRequesterContext(dependencies: Dependencies, userId: string): Promise<OperationContext> {
  const [user] = await dependencies.db.select().from(users).where(eq(users.id, userId))
  return user ? { ...dependencies, caller: { user, sessionId: '' } } : dependencies
}

/** How often an import is tried before its user is told that it failed. */
const maxTries = 3

/** Whether the requester has access to what is imported: it may have been taken away while the import waited. */
async function isStillAllowed(db: Db, { requested_by, partner_id, kind }: Queued): Promise<boolean> {
  try {
    return canAccess(kind, (await findMembership(db, requested_by, 'id', partner_id)).roles)
  } catch (error) {
    if (error instanceof RequestError) return false
    throw error
  }
}

const isUnfinished = (id: string) => and(eq(imports.id, id), inArray(imports.status, ['queued', 'processing']))

async function runQueued(dependencies: Dependencies, queued: Queued, failedTries: number): Promise<void> {
  const { id, kind, partner_id, on_error, rows, requested_by } = queued
  const { db, now, secrets } = dependencies
  await db.update(imports).set({ status: 'processing' }).where(isUnfinished(id))
  /** The rows hold personal data and are not needed any more. */
  const finish = async (writer: Db, change: { status: 'done' | 'failed'; result?: ImportResult }) => {
    const finished = await writer
      .update(imports)
      .set({ ...change, rows: secrets.encrypt('{}', 'imports.rows'), done_at: now })
      .where(isUnfinished(id))
      .returning({ id: imports.id })
    if (finished.length === 0) throw new Error('Another server has finished this import')
  }
  if (!(await isStillAllowed(db, queued))) return finish(db, { status: 'failed' })
  let isStored = false
  try {
    // The call that queued the import has parsed these rows.
    const input = JSON.parse(secrets.decrypt(rows, 'imports.rows')) as Pick<ImportRequest, 'dry_run' | 'rows'>
    const result = await runImport(await createRequesterContext(dependencies, requested_by), {
      kind,
      partnerId: partner_id,
      on_error,
      ...input,
      // With the rows, so that a server that stops in between does not add them twice.
      beforeCommit: async (tx, kept) => {
        isStored = true
        await finish(tx, { status: 'done', result: kept })
      },
    })
    if (!isStored) await finish(db, { status: 'done', result })
  } catch (error) {
    if (failedTries + 1 >= maxTries) await finish(db, { status: 'failed' })
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
      await runItemsWithoutTransaction(dependencies, {
        job: 'import',
        items: queued,
        keyOf: ({ id }) => id,
        work: (each, failedTries) => runQueued(dependencies, each, failedTries),
      })
    },
  },
]

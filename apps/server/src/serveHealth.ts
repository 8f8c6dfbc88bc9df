import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Db } from './db/database.ts'
import { listJobProblems } from './jobs/jobProblems.ts'

/**
 * `/healthz`: the process runs. `/readyz`: the database can be reached; it lists the jobs that fail, and stays at 200 then, because another
 * server would have the same failures and requests are not affected.
 */
export function serveHealth(app: FastifyInstance, db: Db): void {
  app.get('/healthz', { logLevel: 'warn' }, async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }))
  app.get('/readyz', { logLevel: 'warn' }, async (_request, reply) => {
    await db.execute(sql`select 1`)
    return reply.header('cache-control', 'no-store').send({ status: 'ready', failing_jobs: await listJobProblems(db) })
  })
}

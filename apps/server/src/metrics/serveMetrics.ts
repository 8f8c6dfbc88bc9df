import { createHash, timingSafeEqual } from 'node:crypto'
import { RequestError } from '@vehicle-partner/api/server'
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import type { Db } from '../db/database.ts'
import { addJobMetrics } from './jobMetrics.ts'

const hash = (text: string) => createHash('sha256').update(text).digest()

/**
 * Serves `/metrics` in the text format of Prometheus to scrapers that send the token as a bearer token. To everyone else the path does not
 * exist. Call it before the routes are added.
 */
export function serveMetrics(app: FastifyInstance, db: Db, token: string): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of requests by method, route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.3, 1, 3, 10, 30],
    registers: [registry],
  })
  const readJobMetrics = addJobMetrics(registry, db)
  app.addHook('onResponse', async (request, reply) => {
    // The pattern of the route; paths have ids and are unlimited.
    const route = request.is404 ? 'unknown' : (request.routeOptions.url ?? 'unknown')
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
  })
  const expected = hash(`Bearer ${token}`)
  app.get('/metrics', { logLevel: 'warn' }, async ({ headers }, reply) => {
    if (!timingSafeEqual(hash(headers.authorization ?? ''), expected)) throw new RequestError('NotFound')
    await readJobMetrics()
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics())
  })
}

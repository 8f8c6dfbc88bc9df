import { describeInputIssue, RequestError } from '@vehicle-partner/api/server'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { parseDurationMs } from '../clock/isoDuration.ts'
import { calendarMoments, findNextMoment } from '../clock/sandboxClockTargets.ts'
import { isLocal } from '../network/trustedProxies.ts'
import type { Services } from '../services.ts'
import { serveSandboxPage } from './sandboxPage.ts'
import { resetDatabase } from './resetDatabase.ts'
import { simulations } from './simulations.ts'

/** A longer jump is useless and would run many jobs. */
const maxAdvanceMs = 366 * 86_400_000

const Advance = z.object({
  advance: z.optional(z.string()),
  to: z.optional(z.enum(calendarMoments, { error: `One of ${calendarMoments.join(', ')}` })),
})
const Run = z.object({ job: z.string() })
const Simulate = z.object({
  kind: z.string(),
  id: z.string(),
  text: z.optional(z.string().trim().min(1).max(500)),
  reason: z.optional(z.string().regex(/^[a-z_]{2,40}$/, 'A code, such as low_demand')),
  amount_kobo: z.optional(z.coerce.number().int().positive().max(10_000_000_000)),
})

interface SandboxOptions {
  sandboxFromAnywhere: boolean
  seedScale: number
  clock: () => Date
}

/** The controls of the sandbox for testers: the clock, jobs, simulations and a reset. */
export function serveSandbox(
  app: FastifyInstance,
  services: Services,
  { sandboxFromAnywhere, seedScale, clock: systemClock }: SandboxOptions,
): void {
  const { dependenciesFor, scheduler, sandboxClock, broadcaster, dispatcher, telemetry } = services
  const guard = async (request: FastifyRequest) => {
    if (!sandboxFromAnywhere && !isLocal(request.raw)) throw new RequestError('NotFound')
    if (isForeignPage(request)) throw new RequestError('Forbidden')
  }
  const sandboxState = () => ({
    now: services.clock().toISOString(),
    ahead_s: Math.round((sandboxClock?.ahead() ?? 0) / 1000),
    jobs: scheduler.listNames(),
    simulations: simulations.map(({ kind, summary }) => ({ kind, summary })),
  })

  app.get('/sandbox/state.json', { preHandler: guard }, async () => ({ data: sandboxState() }))

  app.post('/sandbox/clock', { preHandler: guard }, async (request) => {
    const { advance, to } = parseBody(Advance, request)
    const ms = to ? findNextMoment(to, services.clock()).getTime() - services.clock().getTime() : parseDurationMs(advance ?? '')
    if (ms === undefined || ms > maxAdvanceMs)
      throw new RequestError('ValidationError', undefined, { errors: { advance: 'Use a duration such as P1D or PT30S, at most one year' } })
    await sandboxClock?.advance(ms)
    broadcaster.notifyServers('clock')
    await scheduler.runDue()
    await dispatcher.waitUntilIdle()
    return { data: sandboxState() }
  })

  app.post('/sandbox/run', { preHandler: guard }, async (request) => {
    const { job } = parseBody(Run, request)
    if (!scheduler.listNames().includes(job))
      throw new RequestError('ValidationError', undefined, { errors: { job: `One of ${scheduler.listNames().join(', ')}` } })
    await scheduler.run(job)
    await dispatcher.waitUntilIdle()
    return { data: { job, now: services.clock().toISOString() } }
  })

  app.post('/sandbox/simulate', { preHandler: guard }, async (request) => {
    const { kind, id, ...options } = parseBody(Simulate, request)
    const simulation = simulations.find((each) => each.kind === kind)
    if (!simulation)
      throw new RequestError('ValidationError', undefined, {
        errors: { kind: `One of ${simulations.map((each) => each.kind).join(', ')}` },
      })
    await simulation.run(dependenciesFor(request.id), id, options)
    await dispatcher.waitUntilIdle()
    return { data: { kind, id } }
  })

  app.post('/sandbox/reset', { preHandler: guard }, async (request) => {
    await scheduler.runExclusively(() => resetDatabase(dependenciesFor(request.id), systemClock(), seedScale))
    await sandboxClock?.refresh()
    broadcaster.notifyServers('clock')
    broadcaster.notifyServers('reset')
    telemetry.disconnectAll()
    return { data: sandboxState() }
  })

  serveSandboxPage(app, guard, () => ({ ...sandboxState(), outbox: '/sandbox/outbox' }))
}

function parseBody<S extends z.ZodType>(schema: S, request: FastifyRequest): z.output<S> {
  const parsed = schema.safeParse(request.body ?? {}, { error: describeInputIssue })
  if (parsed.success) return parsed.data
  const errors = Object.fromEntries(parsed.error.issues.map((issue) => [issue.path.join('.') || 'body', issue.message]))
  throw new RequestError('ValidationError', undefined, { errors })
}

/** Whether a page of another site sent the request. Its reader's browser can reach this machine. */
const isForeignPage = ({ headers }: FastifyRequest) =>
  headers.origin !== undefined && headers.origin.replace(/^https?:\/\//, '') !== headers.host

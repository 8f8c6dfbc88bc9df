import { oldestVehicleYear, type Clock } from '@vehicle-partner/domain'
import type { FastifyInstance } from 'fastify'
import { openSandboxClock, type SandboxClock } from './clock/sandboxClock.ts'
import type { Dependencies } from './context.ts'
import type { Database } from './db/database.ts'
import { writeDemoFiles } from './db/seed/demoFiles.ts'
import { openDispatcher, type Dispatcher } from './events/dispatcher.ts'
import { openBroadcaster, type Broadcaster } from './events/broadcaster.ts'
import { diskStore } from './files/diskStore.ts'
import { keepFiles } from './files/fileStorage.ts'
import { signingKey } from './files/signedLinks.ts'
import { jobs } from './jobs/jobRegistry.ts'
import { createScheduler, type Scheduler } from './jobs/scheduler.ts'
import { openTelemetry, type Telemetry } from './telemetry/telemetry.ts'

export interface ServiceOptions {
  database: Pick<Database, 'db' | 'kind' | 'unlessBusy' | 'listen'>
  /** The clock on the wall. */
  clock: Clock
  sandbox: boolean
  otpResendSeconds: number
  /** Vehicles of an earlier year are not taken. @default the year of the contract */
  minVehicleYear?: number | undefined
  /** Where the contents of uploaded files lie. */
  filesFolder: string
}

/** What the server works with beside HTTP: time, events, sockets, jobs and files. */
export interface Services {
  /** What one piece of work may use, at the time that it is now. */
  dependenciesFor: (requestId: string) => Dependencies
  clock: Clock
  /** Only in the sandbox. */
  sandboxClock: SandboxClock | undefined
  scheduler: Scheduler
  dispatcher: Dispatcher
  broadcaster: Broadcaster
  telemetry: Telemetry
}

/** Opens all of it, and closes it when the app closes. */
export async function openServices(app: FastifyInstance, options: ServiceOptions): Promise<Services> {
  const { database, clock: wall, sandbox, otpResendSeconds, minVehicleYear = oldestVehicleYear, filesFolder } = options
  const { db } = database
  const sandboxClock = sandbox ? await openSandboxClock(db, wall) : undefined
  const clock = sandboxClock?.clock ?? wall
  const telemetry = openTelemetry(app.server, db, clock, app.log)
  const dispatcher = await openDispatcher(database, app.log, telemetry.deliver)
  const passing = await openBroadcaster(database, app.log, {
    deliver: telemetry.deliver,
    closeSession: telemetry.closeSession,
    onClockChange: () => void sandboxClock?.refresh().catch(() => undefined),
    onReset: telemetry.disconnectAll,
  })
  const files = keepFiles(diskStore(filesFolder), signingKey(filesFolder))
  if (sandbox) await writeDemoFiles(files)
  const dependenciesAt = (now: Date, requestId: string): Dependencies => ({
    db,
    now,
    sandbox,
    otpResendSeconds,
    minVehicleYear,
    files,
    dispatchEvents: dispatcher.dispatch,
    broadcast: (event) => passing.broadcast(now, event),
    closeSession: passing.closeSession,
    requestId,
  })
  const scheduler = createScheduler({
    jobs: jobs.filter((job) => sandbox || !job.sandboxOnly),
    database,
    clock,
    log: app.log,
    dependenciesAt: dependenciesAt,
  })
  app.addHook('preClose', async () => {
    await scheduler.stop()
    await passing.close()
    await dispatcher.close()
    await telemetry.close()
  })
  return { dependenciesFor: (requestId) => dependenciesAt(clock(), requestId), clock, sandboxClock, scheduler, dispatcher, broadcaster: passing, telemetry }
}

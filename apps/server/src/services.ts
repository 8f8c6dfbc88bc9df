import { oldestVehicleYear, type Clock } from '@vehicle-partner/domain'
import type { FastifyInstance } from 'fastify'
import { openSandboxClock, type SandboxClock } from './clock/sandboxClock.ts'
import { createPasswordHasher, type PasswordHasher } from './auth/passwordHash.ts'
import type { BankConnection } from './banks/bankConnection.ts'
import { sandboxBank } from './banks/sandboxBank.ts'
import type { Dependencies } from './context.ts'
import type { Database } from './db/database.ts'
import { writeDemoFiles } from './db/seed/demoFiles.ts'
import { openDispatcher, type Dispatcher } from './events/dispatcher.ts'
import { openBroadcaster, type Broadcaster } from './events/serverMessages.ts'
import { createDiskStore, type WriteFile } from './files/diskStore.ts'
import { createFileStorage } from './files/fileStorage.ts'
import { readFreeBytes as readFreeDiskBytes, watchFreeSpace, type FreeSpace } from './files/freeSpace.ts'
import { openFileThreads } from './generatedFiles/fileThreads.ts'
import { createLinkKey } from './files/signedLinks.ts'
import { allJobs } from './jobs/jobRegistry.ts'
import { createScheduler, type Scheduler } from './jobs/scheduler.ts'
import { trustNoProxy, type TrustProxy } from './network/trustedProxies.ts'
import type { MessageSender } from './outbox/messageSender.ts'
import { toLogError } from './toLogError.ts'
import type { Secrets } from './secrets/secrets.ts'
import { openTelemetry, type Telemetry } from './telemetry/telemetry.ts'

export interface ServiceOptions {
  database: Pick<Database, 'db' | 'kind' | 'runUnlessBusy' | 'listen'>
  /** The system clock; the sandbox adds its own offset. */
  clock: Clock
  sandbox: boolean
  otpResendSeconds: number
  /** Vehicles of an earlier year are rejected. @default the year of the contract */
  minVehicleYear?: number | undefined
  /** The folder of uploaded files. */
  filesFolder: string
  /** Writes are refused while the disk of the files has less free space. @default 0 */
  storageReserveBytes?: number | undefined
  /** @default the free space of the disk */
  readFreeBytes?: typeof readFreeDiskBytes
  /** @default writes to the disk */
  writeFile?: WriteFile
  /** The secrets of this database. */
  secrets: Secrets
  /** @default messages are not sent */
  messageSender?: MessageSender | undefined
  /** The connected bank. @default the bank of the sandbox, outside of it none */
  bank?: BankConnection | undefined
  /** The secret with which the bank signs its reports. @default none, and reports are not accepted */
  bankWebhookSecret?: string | undefined
  /** The address of the portal. @default that of the request */
  publicUrl?: URL | undefined
  /** @default argon2id at its usual cost */
  passwords?: PasswordHasher | undefined
  /** Proxies whose forwarding headers are believed. @default none */
  trustProxy?: TrustProxy | undefined
  /** Origins whose pages may call the API. @default none */
  corsOrigins?: readonly string[] | undefined
}

/** Time, events, sockets, jobs and files. */
export interface Services {
  /** The dependencies of a request or job, at the current time. */
  dependenciesFor: (requestId: string) => Dependencies
  clock: Clock
  /** Only in the sandbox. */
  sandboxClock: SandboxClock | undefined
  /** The free space for writes. */
  space: FreeSpace
  scheduler: Scheduler
  dispatcher: Dispatcher
  broadcaster: Broadcaster
  telemetry: Telemetry
}

/** Opens the services and closes them with the app. */
export async function openServices(app: FastifyInstance, options: ServiceOptions): Promise<Services> {
  const { database, clock: wall, sandbox, otpResendSeconds, minVehicleYear = oldestVehicleYear, filesFolder } = options
  const { publicUrl, secrets, messageSender, passwords = createPasswordHasher(), bank = sandbox ? sandboxBank : undefined } = options
  const { trustProxy = trustNoProxy, corsOrigins = [], storageReserveBytes = 0, readFreeBytes = readFreeDiskBytes, writeFile } = options
  const { db } = database
  const sandboxClock = sandbox ? await openSandboxClock(db, wall) : undefined
  const clock = sandboxClock?.clock ?? wall
  const telemetry = openTelemetry(app.server, { db, clock, log: app.log, trustProxy, corsOrigins })
  const dispatcher = await openDispatcher(database, app.log, telemetry.deliver)
  const broadcaster = await openBroadcaster(database, app.log, {
    deliver: telemetry.deliver,
    closeSession: telemetry.closeSession,
    onClockChange: () => void sandboxClock?.refresh().catch(() => undefined),
    onReset: telemetry.disconnectAll,
  })
  const space = watchFreeSpace(filesFolder, storageReserveBytes, { readFree: readFreeBytes })
  const fileThreads = openFileThreads()
  const stopping = new AbortController()
  const files = createFileStorage(createDiskStore(filesFolder, writeFile), createLinkKey(secrets), space)
  if (sandbox) await writeDemoFiles(files).catch((error: unknown) => app.log.warn({ err: toLogError(error) }, 'The demo files are missing'))
  if (!bank) app.log.warn('No bank is connected (BANK_URL): accounts cannot be verified, and payouts stay scheduled')
  const dependenciesAt = (now: Date, requestId: string): Dependencies => ({
    db,
    now,
    sandbox,
    otpResendSeconds,
    minVehicleYear,
    files,
    fileThreads,
    passwords,
    secrets,
    messageSender,
    bank,
    publicUrl,
    dispatchEvents: dispatcher.dispatch,
    broadcast: (event) => broadcaster.broadcast(now, event),
    closeSession: broadcaster.closeSession,
    random: Math.random,
    log: app.log,
    signal: stopping.signal,
    requestId,
  })
  const scheduler = createScheduler({
    jobs: allJobs.filter((job) => sandbox || !job.sandboxOnly),
    database,
    clock,
    log: app.log,
    dependenciesAt,
    // Reads go on; jobs write.
    mayRun: () => (database.kind === 'embedded' ? space.hasRoom() : Promise.resolve(true)),
  })
  app.addHook('preClose', async () => {
    stopping.abort(new Error('The server stops'))
    await scheduler.stop()
    await fileThreads.close()
    await broadcaster.close()
    await dispatcher.close()
    await telemetry.close()
  })
  return {
    dependenciesFor: (requestId) => dependenciesAt(clock(), requestId),
    clock,
    sandboxClock,
    space,
    scheduler,
    dispatcher,
    broadcaster,
    telemetry,
  }
}

import { join } from 'node:path'
import type { Clock } from '@vehicle-partner/domain'
import { createApp } from './app.ts'
import { openSandboxClock } from './clock/sandboxClock.ts'
import { createHttpBank } from './banks/httpBank.ts'
import type { Database } from './db/database.ts'
import { openDatabase } from './db/openDatabase.ts'
import { seedCities } from './db/seed/seedCities.ts'
import { seedDatabase } from './db/seed/seedDatabase.ts'
import { createWebhookSender } from './outbox/webhookSender.ts'
import { encryptPlainRows } from './secrets/encryptPlainRows.ts'
import { openSecrets } from './secrets/openSecrets.ts'
import { findSecretKeys } from './secrets/secretKeys.ts'
import { deleteExpiredCounters } from './limits/limitCounters.ts'
import { StartError, type Settings } from './settings.ts'

export interface RunningServer {
  /** The address, such as `http://localhost:4000`. */
  url: string
  /** Finishes running requests, then closes sockets, database and lock. */
  stop: () => Promise<void>
}

export interface StartOptions {
  clock: Clock
  portalFolder: string
  log: { write: (line: string) => void }
  /** Called if another server took the data folder; the caller ends the process. */
  onLost: (reason: string) => void
}

/** Opens the database, seeds it and listens. Throws StartError with one line for the operator. */
export async function startServer(settings: Settings, { clock, portalFolder, log, onLost }: StartOptions): Promise<RunningServer> {
  const database = await openDatabase(settings, onLost)
  try {
    return await listen(settings, database, { clock, portalFolder, log, onLost })
  } catch (error) {
    await database.close()
    throw error
  }
}

async function listen(settings: Settings, database: Database, { clock, portalFolder, log }: StartOptions): Promise<RunningServer> {
  const { db } = database
  const address =
    settings.host === '127.0.0.1' || settings.host === '0.0.0.0' || settings.host === '::'
      ? 'localhost'
      : settings.host.includes(':')
        ? `[${settings.host}]`
        : settings.host
  // The sandbox clock may be ahead of the system clock; demo data extend to it.
  const time = settings.sandbox ? (await openSandboxClock(db, clock)).clock : clock
  const { keys, isKept } = await findSecretKeys(settings)
  const secrets = await database.runExclusively(async () => {
    const opened = await openSecrets(db, keys)
    await encryptPlainRows(db, opened)
    await deleteExpiredCounters(db, time())
    if (settings.seed === 'demo')
      await seedDatabase(db, time(), { scale: settings.seedScale, secrets: opened, trusted: database.kind === 'embedded' })
    // An empty sandbox is usable as well; outside it the operator enters the cities.
    else if (settings.sandbox) await seedCities(db)
    return opened
  })
  const app = await createApp({
    database,
    clock,
    sandbox: settings.sandbox,
    otpResendSeconds: settings.otpResendSeconds,
    minVehicleYear: settings.minVehicleYear,
    publicUrl: settings.publicUrl,
    trustProxy: settings.trustProxy,
    corsOrigins: settings.corsOrigins,
    secrets,
    messageSender: settings.messageWebhook && createWebhookSender(settings.messageWebhook),
    ...(settings.bank ? { bank: createHttpBank(settings.bank) } : {}),
    bankWebhookSecret: settings.bankWebhookSecret,
    filesFolder: join(settings.dataDir, 'files'),
    storageReserveBytes: settings.storageReserveBytes,
    runJobs: true,
    sandboxFromAnywhere: settings.host !== '127.0.0.1',
    seedScale: settings.seedScale,
    metricsToken: settings.metricsToken,
    pageSettings: settings.pageSettings,
    portalFolder,
    logLevel: settings.logLevel,
    log,
  })
  if (isKept)
    app.log.warn('SECRET_KEY is not set: the key of this database is in its folder, where it protects nothing from who can read both')
  if (!settings.sandbox && !settings.messageWebhook) app.log.warn('MESSAGE_WEBHOOK_URL is not set: no e-mail and no text message is sent')
  try {
    await app.listen({ port: settings.port, host: settings.host, listenTextResolver: () => 'listening' })
  } catch (error) {
    await app.close()
    throw new StartError(describeListenError(error, settings))
  }
  const bound = app.server.address()
  const port = typeof bound === 'object' && bound ? bound.port : settings.port
  return {
    url: `http://${address}:${port}`,
    async stop() {
      await app.close()
      await database.close()
    },
  }
}

function describeListenError(error: unknown, { port, host }: Settings): string {
  const { code, message } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE') return `Port ${port} is taken by another program. Stop it, or set PORT to another number.`
  if (code === 'EACCES') return `Port ${port} may not be opened by this user. Set PORT to a number above 1023.`
  return `Cannot listen on ${host}:${port}: ${message}`
}

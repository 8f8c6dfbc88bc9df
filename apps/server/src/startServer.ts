import { join } from 'node:path'
import type { Clock } from '@vehicle-partner/domain'
import { createApp } from './app.ts'
import { deleteExpiredAttempts } from './auth/loginAttempts.ts'
import { openSandboxClock } from './clock/sandboxClock.ts'
import type { Database } from './db/database.ts'
import { openDatabase } from './db/open.ts'
import { seedDatabase } from './db/seed/seed.ts'
import { StartRefused, type Settings } from './settings.ts'

export interface Running {
  /** Where it listens, `http://localhost:4000`. */
  url: string
  /** Finishes the requests under way, then closes sockets, database and lock. */
  stop: () => Promise<void>
}

export interface Surroundings {
  clock: Clock
  portalFolder: string
  log: { write: (line: string) => void }
  /** Called when the data folder was taken from under us: the caller ends the process. */
  onLost: (reason: string) => void
}

/** Opens the database, fills it, and listens. Throws StartRefused with one line for people. */
export async function start(settings: Settings, { clock, portalFolder, log, onLost }: Surroundings): Promise<Running> {
  const database = await openDatabase(settings, onLost)
  try {
    return await listen(settings, database, { clock, portalFolder, log, onLost })
  } catch (error) {
    await database.close()
    throw error
  }
}

async function listen(settings: Settings, database: Database, { clock, portalFolder, log }: Surroundings): Promise<Running> {
  const { db } = database
  const address =
    settings.host === '127.0.0.1' || settings.host === '0.0.0.0' || settings.host === '::'
      ? 'localhost'
      : settings.host.includes(':')
        ? `[${settings.host}]`
        : settings.host
  // The sandbox's own time may be ahead of the wall's: its demo data reach up to that.
  const time = settings.sandbox ? (await openSandboxClock(db, clock)).clock : clock
  await database.alone(async () => {
    await deleteExpiredAttempts(db, time())
    if (settings.seed === 'demo') await seedDatabase(db, time(), { scale: settings.seedScale, trusted: database.kind === 'embedded' })
  })
  const app = await createApp({
    database,
    clock,
    sandbox: settings.sandbox,
    otpResendSeconds: settings.otpResendSeconds,
    minVehicleYear: settings.minVehicleYear,
    filesFolder: join(settings.dataDir, 'files'),
    runJobs: true,
    sandboxFromAnywhere: settings.host !== '127.0.0.1',
    seedScale: settings.seedScale,
    portalFolder,
    logLevel: settings.logLevel,
    log,
  })
  try {
    await app.listen({ port: settings.port, host: settings.host, listenTextResolver: () => 'listening' })
  } catch (error) {
    await app.close()
    throw new StartRefused(cannotListen(error, settings))
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

function cannotListen(error: unknown, { port, host }: Settings): string {
  const { code, message } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE') return `Port ${port} is taken by another program. Stop it, or set PORT to another number.`
  if (code === 'EACCES') return `Port ${port} may not be opened by this user. Set PORT to a number above 1023.`
  return `Cannot listen on ${host}:${port}: ${message}`
}

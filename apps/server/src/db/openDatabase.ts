import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { drizzle as drizzleServer } from 'drizzle-orm/node-postgres'
import { migrate as migrateServer } from 'drizzle-orm/node-postgres/migrator'
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite'
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator'
import pg from 'pg'
import { StartError, type Settings } from '../settings.ts'
import type { Database } from './database.ts'
import { listenOnConnection, createLocalRunner, createDatabaseRunner } from './serverCoordination.ts'
import { EmbeddedClient } from './embeddedClient.ts'
import { lockFolder } from './folderLock.ts'

const migrationsFolder = fileURLToPath(new URL('migrations', import.meta.url))

/** Opens the database that the settings name and runs the migrations. Throws StartError with a message for the administrator. */
export function openDatabase(settings: Pick<Settings, 'dataDir' | 'databaseUrl'>, onLost: (reason: string) => void): Promise<Database> {
  return settings.databaseUrl ? openPostgres(settings.databaseUrl) : openFolder(settings.dataDir, onLost)
}

/** The embedded database in a folder that is locked for this process. */
async function openFolder(folder: string, onLost: (reason: string) => void): Promise<Database> {
  try {
    await mkdir(folder, { recursive: true })
  } catch (error) {
    throw new StartError(`The data folder ${folder} cannot be used: ${(error as Error).message}`)
  }
  const lock = await lockFolder(folder, onLost)
  try {
    const database = await openEmbedded(join(folder, 'database'))
    return {
      ...database,
      async close() {
        await database.close()
        await lock.release()
      },
    }
  } catch (error) {
    await lock.release()
    throw new StartError(`The database in ${folder} cannot be opened: ${firstLine(error)}`)
  }
}

/** Opens the embedded database in a folder, or a new one in memory, and runs the migrations. */
export async function openEmbedded(dataDir?: string): Promise<Database> {
  const client = await EmbeddedClient.open(dataDir)
  const db = drizzleEmbedded({ client })
  await migrateEmbedded(db, { migrationsFolder })
  return {
    db,
    kind: 'embedded',
    runExclusively: (work) => work(),
    runUnlessBusy: createLocalRunner(),
    listen: (channel, heard) => client.listen(channel, heard),
    close: () => client.close(),
  }
}

/** The advisory lock of migrations and demo data; every server uses the same number. */
const migrationLockId = 7_261_904

async function openPostgres(url: URL): Promise<Database> {
  const location = `${url.hostname}:${url.port || '5432'}${url.pathname}` // without the password
  const pool = new pg.Pool({ connectionString: url.href, connectionTimeoutMillis: 5000, max: 10, application_name: 'vehicle-partner' })
  // The pool replaces a broken idle connection. Without a listener the error would end the process.
  pool.on('error', () => undefined)
  const alone: Database['runExclusively'] = async (work) => {
    const client = await pool.connect()
    try {
      await client.query('select pg_advisory_lock($1)', [migrationLockId])
      return await work()
    } finally {
      await client.query('select pg_advisory_unlock($1)', [migrationLockId]).catch(() => undefined)
      client.release()
    }
  }
  const db = drizzleServer({ client: pool })
  try {
    await alone(() => migrateServer(db, { migrationsFolder }))
  } catch (error) {
    await pool.end().catch(() => undefined)
    throw new StartError(`The database at ${location} cannot be used: ${firstLine(error)}`)
  }
  return {
    db,
    kind: 'postgres',
    runExclusively: alone,
    runUnlessBusy: createDatabaseRunner(pool),
    listen: listenOnConnection(url),
    close: () => pool.end(),
  }
}

function firstLine(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  // If a host has several addresses, their errors are wrapped.
  const first = cause instanceof AggregateError ? (cause.errors[0] as unknown) : cause
  return (first instanceof Error ? first.message : String(first)).split('\n')[0] ?? ''
}

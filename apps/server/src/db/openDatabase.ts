import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { StartError, type Settings } from '../settings.ts'
import type { Database } from './database.ts'
import { describeDatabaseError } from './describeDatabaseError.ts'
import { EmbeddedClient } from './embeddedClient.ts'
import { lockFolder } from './folderLock.ts'
import { migrationsFolder } from './migrationsFolder.ts'
import { openPostgres } from './openPostgres.ts'
import { defaultConnectionSettings } from './postgresConnections.ts'
import { createLocalRunner } from './serverCoordination.ts'

type DatabaseSettings = Pick<Settings, 'dataDir' | 'databaseUrl'> & Partial<Pick<Settings, 'databaseConnection'>>

/** Opens the database that the settings name and runs the migrations. Throws StartError with a message for the administrator. */
export function openDatabase(settings: DatabaseSettings, onLost: (reason: string) => void): Promise<Database> {
  const { dataDir, databaseUrl, databaseConnection = defaultConnectionSettings } = settings
  return databaseUrl ? openPostgres(databaseUrl, databaseConnection) : openFolder(dataDir, onLost)
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
    throw new StartError(`The database in ${folder} cannot be opened: ${describeDatabaseError(error)}`)
  }
}

/** Opens the embedded database in a folder, or a new one in memory, and runs the migrations. */
export async function openEmbedded(dataDir?: string): Promise<Database> {
  const client = await EmbeddedClient.open(dataDir)
  const db = drizzle({ client })
  await migrate(db, { migrationsFolder })
  return {
    db,
    kind: 'embedded',
    runExclusively: (work) => work(),
    runUnlessBusy: createLocalRunner(),
    listen: (channel, heard) => client.listen(channel, heard),
    close: () => client.close(),
  }
}

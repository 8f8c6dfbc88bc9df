import { setTimeout as wait } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { StartError } from '../settings.ts'
import type { Database } from './database.ts'
import { describeDatabaseError } from './describeDatabaseError.ts'
import { migrationsFolder } from './migrationsFolder.ts'
import { createConnectionOptions, createPoolSockets, type ConnectionSettings } from './postgresConnections.ts'
import { createPostgresListener } from './postgresListener.ts'
import { createDatabaseRunner } from './serverCoordination.ts'

/** The advisory lock of migrations and demo data; every server uses the same number. */
const migrationLockId = 7_261_904
/** When the server stops, running statements may finish. */
const closeTimeoutMs = 5000

/** Opens a PostgreSQL database and runs the migrations. Throws StartError with a message for the administrator. */
export async function openPostgres(url: URL, settings: ConnectionSettings): Promise<Database> {
  const location = `${url.hostname}:${url.port || '5432'}${url.pathname}` // without the password
  const connection = createConnectionOptions(url, settings)
  const runExclusively = runWithLock(connection)
  try {
    await runExclusively((client) => migrate(drizzle({ client }), { migrationsFolder }))
  } catch (error) {
    throw new StartError(`The database at ${location} cannot be used: ${describeDatabaseError(error)}`)
  }
  const sockets = createPoolSockets()
  const pool = new pg.Pool({
    ...connection,
    application_name: 'vehicle-partner',
    max: settings.poolSize,
    statement_timeout: settings.statementTimeoutMs,
    idle_in_transaction_session_timeout: settings.idleTransactionTimeoutMs,
    stream: () => sockets.create(),
  })
  // Connections break. Without listeners that would end the process; waiting statements fail by themselves.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  const listener = createPostgresListener({
    connection: { ...connection, application_name: 'vehicle-partner listener' },
    onSilence: () => sockets.suspend(),
    onAnswer: () => sockets.resume(),
  })
  return {
    db: drizzle({ client: pool }),
    kind: 'postgres',
    runExclusively: (work) => runExclusively(() => work()),
    runUnlessBusy: createDatabaseRunner(pool),
    listen: listener.listen,
    async close() {
      await listener.close()
      const timeout = new AbortController()
      await Promise.race([
        pool.end().finally(() => timeout.abort()),
        wait(closeTimeoutMs, undefined, { signal: timeout.signal }).catch(() => undefined),
      ])
      sockets.destroyAll()
    },
  }
}

/** Runs work on one server at a time. Its connection has no statement timeout: migrations and waiting for other servers take long. */
function runWithLock(connection: pg.ClientConfig) {
  return async <T>(work: (client: pg.Client) => Promise<T>): Promise<T> => {
    const client = new pg.Client({ ...connection, application_name: 'vehicle-partner start' })
    client.on('error', () => undefined)
    await client.connect()
    try {
      await client.query('select pg_advisory_lock($1)', [migrationLockId])
      return await work(client)
    } finally {
      // Closing the connection releases the lock.
      await client.end().catch(() => undefined)
    }
  }
}

import pg from 'pg'
import type { Database } from './database.ts'

/** Runs one task of a name at a time in this process. */
export function createLocalRunner(): Database['runUnlessBusy'] {
  const busy = new Set<string>()
  return async (name, work) => {
    if (busy.has(name)) return false
    busy.add(name)
    try {
      await work()
    } finally {
      busy.delete(name)
    }
    return true
  }
}

/** Runs one task of a name at a time on all servers of a database. PostgreSQL releases the lock when the connection breaks. */
export function createDatabaseRunner(pool: pg.Pool): Database['runUnlessBusy'] {
  const runLocally = createLocalRunner()
  return async (name, work) => {
    let ran = false
    await runLocally(name, async () => {
      const client = await pool.connect()
      let connectionError: Error | undefined
      const onError = (error: Error) => (connectionError = error)
      client.once('error', onError)
      try {
        const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock(hashtext($1), 1) as taken', [name])
        if (rows[0]?.taken !== true) return
        ran = true
        try {
          await work()
        } finally {
          await client.query('select pg_advisory_unlock(hashtext($1), 1)', [name]).catch((error: Error) => (connectionError = error))
        }
      } finally {
        client.off('error', onError)
        client.release(connectionError)
      }
    })
    return ran
  }
}

const retryMs = 1000

/**
 * Listens on its own connection and reconnects when it breaks. Notifications are lost in between, so the handler is called once after each
 * reconnect and must look for changes itself.
 */
export function listenOnConnection(url: URL): Database['listen'] {
  return async (channel, onNotify) => {
    let stopped = false
    let client: pg.Client | undefined
    let retry: NodeJS.Timeout | undefined
    const connect = async () => {
      const newClient = new pg.Client({
        connectionString: url.href,
        connectionTimeoutMillis: 5000,
        application_name: 'vehicle-partner listener',
      })
      client = newClient
      newClient.on('notification', ({ payload }) => onNotify(payload ?? ''))
      newClient.on('error', () => reconnect())
      newClient.on('end', () => reconnect())
      await newClient.connect()
      await newClient.query(`listen ${pg.escapeIdentifier(channel)}`)
    }
    const reconnect = () => {
      if (stopped || retry) return
      retry = setTimeout(() => {
        retry = undefined
        connect().then(
          () => onNotify(''),
          () => reconnect(),
        )
      }, retryMs)
    }
    await connect()
    return async () => {
      stopped = true
      clearTimeout(retry)
      await client?.end().catch(() => undefined)
    }
  }
}

import type pg from 'pg'
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

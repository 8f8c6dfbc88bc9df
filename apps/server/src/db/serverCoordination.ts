import pg from 'pg'
import type { Database } from './database.ts'

/** Work of one name at a time within this process. */
export function oneAtATime(): Database['unlessBusy'] {
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

/** Work of one name at a time over all servers of a database: a lock that PostgreSQL takes back when the connection breaks. */
export function oneAtATimePerDatabase(pool: pg.Pool): Database['unlessBusy'] {
  const here = oneAtATime()
  return async (name, work) => {
    let ran = false
    await here(name, async () => {
      const client = await pool.connect()
      let broken: Error | undefined
      client.once('error', (error) => (broken = error))
      try {
        const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock(hashtext($1), 1) as taken', [name])
        if (rows[0]?.taken !== true) return
        ran = true
        try {
          await work()
        } finally {
          await client.query('select pg_advisory_unlock(hashtext($1), 1)', [name]).catch((error: Error) => (broken = error))
        }
      } finally {
        client.release(broken)
      }
    })
    return ran
  }
}

const retryMs = 1000

/** Listens on a connection of its own, and opens another when it breaks: what was said meanwhile is lost, so hearers also look by themselves. */
export function listenOnConnection(url: URL): Database['listen'] {
  return async (channel, heard) => {
    let stopped = false
    let client: pg.Client | undefined
    let retry: NodeJS.Timeout | undefined
    const connect = async () => {
      const fresh = new pg.Client({
        connectionString: url.href,
        connectionTimeoutMillis: 5000,
        application_name: 'vehicle-partner listener',
      })
      client = fresh
      fresh.on('notification', ({ payload }) => heard(payload ?? ''))
      fresh.on('error', () => again())
      fresh.on('end', () => again())
      await fresh.connect()
      await fresh.query(`listen ${pg.escapeIdentifier(channel)}`)
    }
    const again = () => {
      if (stopped || retry) return
      retry = setTimeout(() => {
        retry = undefined
        connect().then(
          () => heard(''),
          () => again(),
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

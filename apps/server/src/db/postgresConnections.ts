import { readFileSync } from 'node:fs'
import { Socket } from 'node:net'
import type pg from 'pg'
import { StartError } from '../settings.ts'

/** How the server connects to PostgreSQL. */
export interface ConnectionSettings {
  poolSize: number
  connectTimeoutMs: number
  /** Statements that take longer are cancelled. */
  statementTimeoutMs: number
  /** Transactions that do nothing for longer are rolled back. */
  idleTransactionTimeoutMs: number
  /** Undefined leaves it to `sslmode` in the URL. */
  tls: 'disable' | 'require' | 'verify-full' | undefined
  /** A file with the certificates of the authorities that are trusted, instead of the system's. */
  tlsAuthorities: string | undefined
}

export const defaultConnectionSettings: ConnectionSettings = {
  poolSize: 10,
  connectTimeoutMs: 4000,
  statementTimeoutMs: 30_000,
  idleTransactionTimeoutMs: 60_000,
  tls: undefined,
  tlsAuthorities: undefined,
}

/** The options of every connection. Throws StartError if the file of certificates cannot be read. */
export function createConnectionOptions(given: URL, settings: ConnectionSettings): pg.ClientConfig {
  const url = new URL(given)
  const ssl = createTlsOptions(settings)
  // The driver would prefer the parameters of the URL.
  if (ssl !== undefined) for (const name of ['ssl', 'sslmode', 'sslrootcert', 'uselibpqcompat']) url.searchParams.delete(name)
  return {
    connectionString: url.href,
    connectionTimeoutMillis: settings.connectTimeoutMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    ...(ssl === undefined ? {} : { ssl }),
  }
}

function createTlsOptions({ tls, tlsAuthorities }: ConnectionSettings): pg.ClientConfig['ssl'] {
  if (tls === undefined) return undefined
  if (tls === 'disable') return false
  if (tls === 'require') return { rejectUnauthorized: false }
  return { rejectUnauthorized: true, ...(tlsAuthorities === undefined ? {} : { ca: readAuthorities(tlsAuthorities) }) }
}

function readAuthorities(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new StartError(`The certificates of DATABASE_TLS_CA cannot be read: ${(error as Error).message}`)
  }
}

/** The sockets of a pool. */
export interface PoolSockets {
  create: () => Socket
  /** Breaks all connections and rejects new ones, so that nothing waits for a database that does not answer. */
  suspend: () => void
  resume: () => void
  destroyAll: () => void
}

/** Creates the sockets of a pool, so that they can be closed while a statement waits for its result. */
export function createPoolSockets(): PoolSockets {
  const sockets = new Set<Socket>()
  let isSuspended = false
  const breakOff = (socket: Socket) => socket.destroy(Object.assign(new Error('The database does not answer'), { code: 'ETIMEDOUT' }))
  return {
    create() {
      const socket = new Socket()
      sockets.add(socket)
      socket.once('close', () => sockets.delete(socket))
      // The driver adds its listeners first.
      if (isSuspended) process.nextTick(breakOff, socket)
      return socket
    },
    suspend() {
      isSuspended = true
      for (const socket of sockets) breakOff(socket)
    },
    resume() {
      isSuspended = false
    },
    destroyAll() {
      for (const socket of sockets) socket.destroy()
    },
  }
}

import { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { Database } from './database.ts'

/** How often the listener checks that PostgreSQL answers, and how long it waits for the answer: together less than five seconds. */
const [beatMs, silenceMs] = [1000, 3000]
/** After this the listener connects again. */
const retryMs = 1000

export interface PostgresListener {
  listen: Database['listen']
  close: () => Promise<void>
}

interface ListenerOptions {
  /** The options of the connection. */
  connection: pg.ClientConfig
  /** Called when PostgreSQL stops answering without closing its connections, as when packets are dropped. */
  onSilence: () => void
  /** Called when it has answered, or refused. */
  onAnswer: () => void
}

interface Connection {
  client: pg.Client
  /** Resolves when the connection is closed by the other side. */
  ended: Promise<void>
  close: () => Promise<void>
}

/**
 * Listens to all channels on one connection of its own, and connects again when it breaks. Notifications are lost in between, so the handlers
 * are called once after each reconnect and must look for changes themselves. The connection is also the one that notices silence.
 */
export function createPostgresListener({ connection, onSilence, onAnswer }: ListenerOptions): PostgresListener {
  const handlers = new Map<string, Set<(payload: string) => void>>()
  const stop = new AbortController()
  let current: Connection | undefined
  let running: Promise<void> | undefined

  const connect = async () => {
    const opened = openConnection(connection, (channel, payload) => handlers.get(channel)?.forEach((handle) => handle(payload)))
    try {
      await opened.client.connect()
      for (const channel of handlers.keys()) await opened.client.query(`listen ${pg.escapeIdentifier(channel)}`)
      return opened
    } catch (error) {
      await opened.close()
      throw error
    }
  }
  const keepConnected = async (first: Connection) => {
    for (let opened: Connection | undefined = first; !stop.signal.aborted; opened = await reconnect()) {
      if (!opened) continue
      current = opened
      onAnswer()
      if (opened !== first) for (const each of handlers.values()) for (const handle of each) handle('')
      const isSilent = (await watch(opened, stop.signal)) === 'silent'
      current = undefined
      if (isSilent) onSilence()
      await opened.close()
    }
  }
  const reconnect = async () => {
    await pause(retryMs, stop.signal)
    if (stop.signal.aborted) return undefined
    try {
      return await connect()
    } catch (error) {
      if (isTimeout(error)) onSilence()
      else onAnswer()
      return undefined
    }
  }
  return {
    async listen(channel, handle) {
      const own = handlers.get(channel) ?? new Set()
      handlers.set(channel, own.add(handle))
      const remove = () => {
        own.delete(handle)
        if (own.size === 0) handlers.delete(channel)
      }
      try {
        if (running) await current?.client.query(`listen ${pg.escapeIdentifier(channel)}`)
        else running = keepConnected(await connect())
      } catch (error) {
        remove()
        throw error
      }
      return async () => remove()
    },
    async close() {
      stop.abort()
      await running
    },
  }
}

function openConnection(options: pg.ClientConfig, onNotify: (channel: string, payload: string) => void): Connection {
  const socket = new Socket()
  const client = new pg.Client({ ...options, stream: () => socket })
  client.on('notification', ({ channel, payload }) => onNotify(channel, payload ?? ''))
  // Without a listener the error would end the process; `end` follows.
  client.on('error', () => undefined)
  const ended = new Promise<void>((resolve) => {
    client.once('end', () => resolve())
  })
  const close = async () => {
    await Promise.race([client.end().catch(() => undefined), wait(500)])
    socket.destroy()
  }
  return { client, ended, close }
}

/** Resolves when the connection has ended, PostgreSQL does not answer any more, or the signal is aborted. */
async function watch({ client, ended }: Connection, signal: AbortSignal): Promise<'ended' | 'silent' | 'aborted'> {
  const end = ended.then(() => 'ended' as const)
  while (!signal.aborted) {
    if ((await Promise.race([end, pause(beatMs, signal)])) === 'ended') return 'ended'
    const answer = client.query('select 1').then(
      () => 'answered' as const,
      () => 'ended' as const,
    )
    // If this process was busy, the answer may have arrived but is not read yet.
    const result =
      (await Promise.race([answer, pause(silenceMs, signal)])) ?? (await Promise.race([answer, pause(200, signal)])) ?? 'silent'
    if (result !== 'answered' && !signal.aborted) return result
  }
  return 'aborted'
}

/** Waits, unless the signal is aborted before. */
const pause = (ms: number, signal: AbortSignal): Promise<undefined> => wait(ms, undefined, { signal }).catch(() => undefined)

/** The driver's error has no code. */
const isTimeout = (error: unknown) =>
  error instanceof Error && (error.message === 'timeout expired' || ('code' in error && error.code === 'ETIMEDOUT'))

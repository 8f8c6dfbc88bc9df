import type { Session } from './readSession.ts'
import { sessionVersion } from './sessionVersion.ts'

export type { Session } from './readSession.ts'

/** The key in storage (spec section 3). */
export const sessionKey = 'USER_SESSION'

/** The part of the Web Storage API that the store needs, and how to hear of changes made elsewhere (other tabs). */
export interface SessionStorage {
  getItem: (key: string) => string | null
  setItem: (key: string, value: string) => void
  removeItem: (key: string) => void
  /** Calls back when another tab has changed the storage; returns a function that stops it. */
  onChange?: (listener: () => void) => () => void
}

export interface SessionStore {
  /** The same object until it changes. */
  get: () => Session | undefined
  set: (session: Session) => void
  clear: () => void
  /** Calls back on every change, from this tab or another; returns a function that stops it. */
  subscribe: (listener: () => void) => () => void
}

/** Makes a session of stored text, if it is one. */
export type ReadSession = (text: string) => Session | undefined

/**
 * Keeps the session in the given storage. A damaged or outdated value counts as none; a storage that refuses keeps it in memory.
 * `read` is `readSession` of `session/read`: it comes from outside because whoever has nothing stored needs none of its schemas.
 */
export function createSessionStore(storage: SessionStorage, read: ReadSession): SessionStore {
  const listeners = new Set<() => void>()
  let raw: string | null | undefined
  let session: Session | undefined

  const load = () => {
    const text = tryStorage(() => storage.getItem(sessionKey), raw ?? null)
    if (text === raw) return
    raw = text
    session = text === null ? undefined : read(text)
  }
  const tell = () => listeners.forEach((listener) => listener())
  const write = (text: string | null, next: Session | undefined) => {
    raw = text
    session = next
    tryStorage(() => (text === null ? storage.removeItem(sessionKey) : storage.setItem(sessionKey, text)), undefined)
    tell()
  }
  load()

  let stop: (() => void) | undefined
  return {
    get: () => session,
    set: (next) => write(JSON.stringify({ version: sessionVersion, ...next }), next),
    clear: () => write(null, undefined),
    subscribe(listener) {
      listeners.add(listener)
      stop ??= storage.onChange?.(() => {
        load()
        tell()
      })
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        stop?.()
        stop = undefined
      }
    },
  }
}

/** Storage throws in private windows, when full, and when switched off. */
function tryStorage<T>(work: () => T, otherwise: T): T {
  try {
    return work()
  } catch {
    return otherwise
  }
}

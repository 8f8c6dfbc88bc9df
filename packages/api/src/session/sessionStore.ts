import type { Session } from './readSession.ts'
import { sessionVersion } from './sessionVersion.ts'

export type { Session } from './readSession.ts'
export { sessionVersion } from './sessionVersion.ts'

/** The storage key (spec section 3). */
export const sessionKey = 'USER_SESSION'

/** The used part of the Web Storage API, and a subscription to changes by other tabs. */
export interface SessionStorage {
  getItem: (key: string) => string | null
  setItem: (key: string, value: string) => void
  removeItem: (key: string) => void
  /** Subscribes to changes by other tabs. Returns a function that unsubscribes. */
  onChange?: (listener: () => void) => () => void
}

export interface SessionStore {
  /** The current session, the same object until it changes. */
  get: () => Session | undefined
  set: (session: Session) => void
  clear: () => void
  /** Subscribes to changes by this and other tabs. Returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void
}

/** Parses a stored session. */
export type ReadSession = (text: string) => Session | undefined

/**
 * Creates a session store. Malformed or outdated values are ignored. If the storage fails, the session stays in memory.
 * `read` is `readSession` of `session/read`, passed in so that pages without a stored session do not load its schemas.
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
  const notify = () => listeners.forEach((listener) => listener())
  const write = (text: string | null, next: Session | undefined) => {
    raw = text
    session = next
    tryStorage(() => (text === null ? storage.removeItem(sessionKey) : storage.setItem(sessionKey, text)), undefined)
    notify()
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
        notify()
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

/** Storage throws in private windows, when full or disabled. */
function tryStorage<T>(work: () => T, otherwise: T): T {
  try {
    return work()
  } catch {
    return otherwise
  }
}

import { isStored, version, type Session } from './stored.ts'

export type { Session } from './stored.ts'

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

/** Keeps the session in the given storage. A damaged or outdated value counts as none; a storage that refuses keeps it in memory. */
export function createSessionStore(storage: SessionStorage): SessionStore {
  const listeners = new Set<() => void>()
  let raw: string | null | undefined
  let session: Session | undefined

  const load = () => {
    const text = attempt(() => storage.getItem(sessionKey), raw ?? null)
    if (text === raw) return
    raw = text
    session = text === null ? undefined : parse(text)
  }
  const tell = () => listeners.forEach((listener) => listener())
  const write = (text: string | null, next: Session | undefined) => {
    raw = text
    session = next
    attempt(() => (text === null ? storage.removeItem(sessionKey) : storage.setItem(sessionKey, text)), undefined)
    tell()
  }
  load()

  let stop: (() => void) | undefined
  return {
    get: () => session,
    set: (next) => write(JSON.stringify({ version, ...next }), next),
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

function parse(text: string): Session | undefined {
  const json = attempt(() => JSON.parse(text) as unknown, undefined)
  if (!isStored(json)) return undefined
  const { version: _, ...session } = json
  return session
}

/** Storage throws in private windows, when full, and when switched off. */
function attempt<T>(read: () => T, otherwise: T): T {
  try {
    return read()
  } catch {
    return otherwise
  }
}

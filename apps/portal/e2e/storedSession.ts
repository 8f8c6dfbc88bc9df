import { axiosTransport } from '@vehicle-partner/api/axios'
import { readSession } from '@vehicle-partner/api/session/read'
import type { BrowserContext } from 'playwright'
import { createSessionManager } from '../src/session/sessionManager.ts'

/**
 * Logs a user in as the portal does, and stores in a browser context what the portal stores. Each call has a session of its own. A login on the
 * page takes two pages more, and is the subject of login.e2e.ts.
 */
export async function storeSession(context: BrowserContext, origin: string, email: string) {
  const stored = new Map<string, string>()
  const sessionManager = createSessionManager({
    transport: axiosTransport(origin),
    storage: {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => stored.set(key, value),
      removeItem: (key) => stored.delete(key),
      clear: () => stored.clear(),
    },
    readSession,
    analytics: { identify: () => undefined, record: () => undefined },
  })
  await sessionManager.signIn({ email, password: 'Demo-1234' })
  const localStorage = Array.from(stored, ([name, value]) => ({ name, value }))
  await context.setStorageState({ cookies: [], origins: [{ origin, localStorage }] })
}

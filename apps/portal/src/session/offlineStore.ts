import { sessionKey } from '@vehicle-partner/api/session'
import type { OfflineStore, SavedResponse } from './PortalDependencies.ts'

// Responses of the API that this browser keeps for one session: the last lists, and what the user has saved. An entry belongs to the token
// of its session, of which it has the hash: no other account can read it. The whole cache is deleted with the session (main.tsx).

/** `main.tsx` deletes it. */
const cacheName = 'account-data'
const headers = { owner: 'x-owner', savedAt: 'x-saved-at', expiresAt: 'x-expires-at' } as const
/** Lists and vehicles that are kept. What the user has saved does not count. */
const maxLists = 60
const listDays = 7

const hasCaches = () => 'caches' in window

async function hashToken(token: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Whether the session of a token is still the one of this browser: a response that was on its way when it ended is not kept. */
function isOpen(token: string): boolean {
  try {
    return window.localStorage.getItem(sessionKey)?.includes(token) === true
  } catch {
    return false
  }
}

const isExpired = (response: Response, now: Date) => Date.parse(response.headers.get(headers.expiresAt) ?? '') <= now.getTime()

/** Deletes what may not be kept any longer, and the oldest lists. */
async function deleteOld(cache: Cache, now: Date): Promise<void> {
  const lists: Request[] = []
  for (const request of await cache.keys()) {
    const response = await cache.match(request)
    if (!response || isExpired(response, now)) await cache.delete(request)
    else if (!response.headers.has('x-pinned')) lists.push(request)
  }
  for (const request of lists.slice(0, -maxLists)) await cache.delete(request)
}

let age: Date | undefined
const listeners = new Set<() => void>()
const setAge = (next: Date | undefined) => {
  if (age?.getTime() === next?.getTime()) return
  age = next
  for (const listener of listeners) listener()
}

async function put(token: string, address: string, body: unknown, { now, expiresAt }: { now: Date; expiresAt?: string }) {
  const cache = await caches.open(cacheName)
  const limit = new Date(now.getTime() + listDays * 86_400_000).toISOString()
  const entry = new Response(JSON.stringify(body), {
    headers: {
      'content-type': 'application/json',
      [headers.owner]: await hashToken(token),
      [headers.savedAt]: now.toISOString(),
      [headers.expiresAt]: expiresAt ?? limit,
      ...(expiresAt === undefined ? {} : { 'x-pinned': '1' }),
    },
  })
  // The newest entry is the last one.
  await cache.delete(address)
  await cache.put(address, entry)
  if (!isOpen(token)) {
    await caches.delete(cacheName)
    return
  }
  await deleteOld(cache, now)
}

async function find(token: string, address: string, now: Date): Promise<SavedResponse | undefined> {
  if (!hasCaches()) return undefined
  const cache = await caches.open(cacheName)
  const entry = await cache.match(address)
  if (!entry) return undefined
  if (isExpired(entry, now)) {
    await cache.delete(address)
    return undefined
  }
  if (entry.headers.get(headers.owner) !== (await hashToken(token))) return undefined
  const body: unknown = await entry.json()
  return { body, savedAt: new Date(entry.headers.get(headers.savedAt) ?? 0), isPinned: entry.headers.has('x-pinned') }
}

/** What this browser keeps of the API. */
export const offlineStore: OfflineStore = {
  find,
  async keep(token, address, body, now) {
    if (!hasCaches()) return
    // What the user has saved is replaced by its page, with its own limit.
    if ((await find(token, address, now))?.isPinned) return
    await put(token, address, body, { now })
  },
  async pin(token, responses, { expiresAt, now }) {
    if (!hasCaches()) throw new Error('This browser cannot keep pages')
    for (const [address, body] of Object.entries(responses)) await put(token, address, body, { now, expiresAt })
  },
  async remove(addresses) {
    if (!hasCaches()) return
    const cache = await caches.open(cacheName)
    for (const address of addresses) await cache.delete(address)
  },
  async deleteOld(now) {
    if (hasCaches() && (await caches.has(cacheName))) await deleteOld(await caches.open(cacheName), now)
  },
  age: {
    get: () => age,
    // The oldest that is shown counts.
    show: (savedAt) => setAge(savedAt === undefined || age === undefined || savedAt < age ? savedAt : age),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  },
}

import { sessionKey } from '@vehicle-partner/api/session'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { offlineStore } from './offlineStore.ts'

const now = new Date('2026-11-21T13:02:00Z')
const address = '/v1/partners/org_1/vehicles'
const later = (days: number) => new Date(now.getTime() + days * 86_400_000)

/** The caches of a browser, in memory. */
function createCaches() {
  const stores = new Map<string, Map<string, Response>>()
  const open = async (name: string) => {
    const entries = stores.get(name) ?? new Map<string, Response>()
    stores.set(name, entries)
    return {
      match: async (key: string) => entries.get(key)?.clone(),
      put: async (key: string, response: Response) => void entries.set(key, response),
      delete: async (key: string) => entries.delete(key),
      keys: async () => [...entries.keys()],
    }
  }
  return { open, has: async (name: string) => stores.has(name), delete: async (name: string) => stores.delete(name) }
}

beforeEach(() => {
  vi.stubGlobal('caches', createCaches())
  window.localStorage.setItem(sessionKey, JSON.stringify({ token: 'token-one' }))
})
afterEach(() => {
  vi.unstubAllGlobals()
  window.localStorage.clear()
})

test('a list is found by its session alone, for seven days', async () => {
  await offlineStore.keep('token-one', address, { data: [1] }, now)
  expect(await offlineStore.find('token-one', address, later(6))).toMatchObject({ body: { data: [1] }, savedAt: now, isPinned: false })
  expect(await offlineStore.find('token-two', address, now)).toBeUndefined()
  expect(await offlineStore.find('token-one', address, later(7))).toBeUndefined()
})

test('what the user has saved is not replaced by a list, and ends at its moment', async () => {
  await offlineStore.pin('token-one', { [address]: { data: ['saved'] } }, { expiresAt: later(1).toISOString(), now })
  await offlineStore.keep('token-one', address, { data: ['newer'] }, now)
  expect(await offlineStore.find('token-one', address, now)).toMatchObject({ body: { data: ['saved'] }, isPinned: true })
  expect(await offlineStore.find('token-one', address, later(1))).toBeUndefined()
})

test('a response that arrives after its session has ended leaves nothing behind', async () => {
  window.localStorage.removeItem(sessionKey)
  await offlineStore.keep('token-one', address, { data: [1] }, now)
  expect(await caches.has('account-data')).toBe(false)
})

import { ConnectionError, type ApiRequest } from '@vehicle-partner/api'
import { expect, test, vi } from 'vitest'
import type { OfflineStore } from './PortalDependencies.ts'
import { createOfflineResponses, describeAddress } from './offlineResponses.ts'
import { withOfflineResponses } from './withOfflineResponses.ts'

const now = new Date('2026-11-21T13:02:00Z')
const vehicles = '/v1/partners/org_1/vehicles'

/** A store of lists in memory, with the address after the token. */
function createStore() {
  const entries = new Map<string, unknown>()
  const ages: (Date | undefined)[] = []
  const store: OfflineStore = {
    find: async (token, address) => {
      const body = entries.get(`${token} ${address}`)
      return body === undefined ? undefined : { body, savedAt: now, isPinned: false }
    },
    keep: async (token, address, body) => void entries.set(`${token} ${address}`, body),
    pin: async () => undefined,
    remove: async ([address = '']) => {
      for (const key of entries.keys()) if (key.endsWith(` ${address}`)) entries.delete(key)
    },
    deleteOld: async () => undefined,
    age: { get: () => ages.at(-1), show: (age) => void (age !== ages.at(-1) && ages.push(age)), subscribe: () => () => undefined },
  }
  return { store, entries, ages }
}

function setUp() {
  const { store, entries, ages } = createStore()
  const state = { online: true, reachable: true, status: 200 }
  const asked: string[] = []
  const kept = createOfflineResponses(() => now, store)
  const transport = withOfflineResponses(
    async ({ path }) => {
      asked.push(path)
      if (!state.reachable) throw new ConnectionError('offline')
      return { status: state.status, body: { data: [path] }, headers: {} }
    },
    { load: async () => kept, online: () => state.online, delayMs: 0 },
  )
  const ask = (path = vehicles, more: Partial<ApiRequest> = {}, token = 'one') =>
    transport({ method: 'GET', path, headers: { authorization: `Bearer ${token}` }, ...more })
  const follow = () => new Promise((resolve) => setTimeout(resolve, 5))
  return { ask, state, entries, ages, asked, follow }
}

test('a list is kept, and answers where the server does not', async () => {
  const { ask, state, ages, follow } = setUp()
  await ask()
  await follow()
  state.reachable = false
  expect((await ask()).body).toEqual({ data: [vehicles] })
  expect(ages).toEqual([now])
  state.reachable = true
  await ask()
  await follow()
  expect(ages).toEqual([now, undefined])
})

test('a device that knows that it is offline does not wait for the network', async () => {
  const { ask, state, asked, follow } = setUp()
  await ask()
  await follow()
  state.online = false
  await ask()
  expect(asked).toHaveLength(1)
  // What is not kept fails as before.
  state.reachable = false
  await expect(ask('/v1/partners/org_1/drivers')).rejects.toThrow(ConnectionError)
})

test('another session gets nothing of it, and neither does a previewed role', async () => {
  const { ask, state, follow } = setUp()
  await ask()
  await follow()
  state.reachable = false
  await expect(ask(vehicles, {}, 'two')).rejects.toThrow(ConnectionError)
  await expect(ask(vehicles, { headers: { authorization: 'Bearer one', 'x-view-as': 'partner_staff' } })).rejects.toThrow(ConnectionError)
})

test.each(['/v1/vehicles/veh_1', '/v1/vehicles/veh_1/roadside-packs'])('%s is kept', async (path) => {
  const { ask, entries, follow } = setUp()
  await ask(path)
  await follow()
  expect([...entries.keys()]).toEqual([`one ${path}`])
})

test.each([
  ['/v1/trips/trp_1/manifest', {}],
  ['/v1/vehicles/check', {}],
  ['/v1/users/profile', {}],
  ['/partner-payout/v1/settlement-accounts', {}],
  ['/v1/partners/org_1/audit-events', {}],
  ['/v1/partners/org_1/members', {}],
  [vehicles, { method: 'POST' }],
  [vehicles, { expects: 'file' }],
] as const)('of %s with %j nothing is kept', async (path, more) => {
  const { ask, entries, follow } = setUp()
  await ask(path, more)
  await follow()
  expect([...entries.keys()]).toEqual([])
})

test('what the user may not read any more is deleted', async () => {
  const { ask, state, entries, follow } = setUp()
  await ask()
  await follow()
  expect(entries.size).toBe(1)
  state.status = 403
  await ask()
  await follow()
  expect(entries.size).toBe(0)
})

test('a cancelled question is not answered', async () => {
  const { ask, state, follow } = setUp()
  await ask()
  await follow()
  state.reachable = false
  await expect(ask(vehicles, { signal: AbortSignal.abort() })).rejects.toThrow(ConnectionError)
})

test('a store that fails changes nothing', async () => {
  const load = vi.fn(() => Promise.reject(new Error('no storage')))
  const transport = withOfflineResponses(() => Promise.resolve({ status: 200, body: 1, headers: {} }), {
    load,
    online: () => false,
    delayMs: 0,
  })
  expect((await transport({ method: 'GET', path: vehicles, headers: { authorization: 'Bearer one' } })).body).toBe(1)
  expect(load).toHaveBeenCalled()
})

test('the same question has the same address', () => {
  expect(describeAddress({ path: '/a', query: { status: ['x', 'y'], page: '1' } })).toBe('/a?page=1&status=x&status=y')
  expect(describeAddress({ path: '/a', query: { page: '1', status: ['x', 'y'] } })).toBe('/a?page=1&status=x&status=y')
  expect(describeAddress({ path: '/a' })).toBe('/a')
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFakeRealtime } from './fakeRealtimeClient.ts'
import { createSharedRealtime, type LeaderOptions, type SharedRealtimeOptions } from './sharedRealtime.ts'
import type { Tabs } from './tabs.ts'

const at = '2026-11-21T13:32:00.000Z'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const settle = () => vi.advanceTimersByTimeAsync(0)

/** A browser: a lock with a queue, and a channel between its tabs. */
function openBrowser() {
  const listeners = new Set<(message: unknown) => void>()
  let holder: { lose: (error: Error) => void } | undefined
  const waiting: (() => void)[] = []
  const hold = async (lead: () => Promise<void>) => {
    let own: typeof holder
    try {
      await new Promise<void>((resolve, reject) => {
        holder = own = { lose: reject }
        void lead().then(resolve)
      })
    } finally {
      if (holder === own) {
        holder = undefined
        waiting.shift()?.()
      }
    }
  }
  const openTab = (): Tabs => {
    let own: ((message: unknown) => void) | undefined
    return {
      post: (message) => {
        for (const listener of listeners) if (listener !== own) listener(structuredClone(message))
      },
      onMessage(listener) {
        listeners.add((own = listener))
        return () => listeners.delete(listener)
      },
      async lead(lead, { take, signal }) {
        const lost = take ? holder : undefined
        if (holder && !take) await new Promise<void>((resolve) => waiting.push(resolve))
        if (signal.aborted) return waiting.shift()?.()
        const held = hold(lead)
        lost?.lose(new Error('taken'))
        await held
      },
      close: () => undefined,
    }
  }
  /** A tab that the device has frozen hears and answers nothing. */
  const freeze = () => listeners.clear()
  return { openTab, freeze }
}

function openPage(tabs: Tabs | undefined, more: Partial<SharedRealtimeOptions> = {}) {
  const leads: { fake: ReturnType<typeof createFakeRealtime>; options: LeaderOptions }[] = []
  const onUnauthorized = vi.fn<(reason?: string) => void>()
  const shared = createSharedRealtime({
    tabs,
    partnerId: 'prt_1',
    onUnauthorized,
    machine: { isHidden: () => false, isOffline: () => false, onBack: () => () => undefined },
    open(options) {
      const fake = createFakeRealtime(at)
      leads.push({ fake, options })
      return fake
    },
    ...more,
  })
  const heard: number[] = []
  shared.subscribeAll(({ seq }) => heard.push(seq))
  const stale = vi.fn()
  shared.onStale(stale)
  return { shared, leads, heard, stale, onUnauthorized }
}
const change = { member_id: 'mem_1', change: 'roles' } as const
const about = { partner_id: 'prt_1' }

test('one tab holds the connection, and all hear each event once and show its status', async () => {
  const browser = openBrowser()
  const [one, other] = [openPage(browser.openTab()), openPage(browser.openTab())]
  one.shared.setRooms(['user:usr_1'])
  one.shared.connect()
  other.shared.setRooms(['user:usr_1', 'trip:trp_1'])
  other.shared.connect()
  await settle()
  expect([one.leads.length, other.leads.length]).toEqual([1, 0])
  expect([one.shared.status(), other.shared.status()]).toEqual(['live', 'live'])
  expect(one.leads[0]?.fake.rooms()).toEqual(['user:usr_1', 'trip:trp_1'])
  one.leads[0]?.fake.emit('member.updated', change, about)
  expect([one.heard, other.heard]).toEqual([[1], [1]])
  other.shared.setRooms([])
  expect(one.leads[0]?.fake.rooms()).toEqual(['user:usr_1'])
})

test('when the leading tab is closed the next one continues after the last event', async () => {
  const browser = openBrowser()
  const [one, other] = [openPage(browser.openTab()), openPage(browser.openTab())]
  for (const { shared } of [one, other]) {
    shared.setRooms(['partner:prt_1'])
    shared.connect()
  }
  await settle()
  for (let count = 0; count < 3; count += 1) one.leads[0]?.fake.emit('member.updated', change, about)
  one.leads[0]?.fake.emit('member.updated', change, { partner_id: 'prt_2' })
  one.shared.disconnect()
  await settle()
  expect(other.leads).toHaveLength(1)
  expect(other.leads[0]?.options.lastSeq()).toBe(3)
  expect(other.leads[0]?.fake.rooms()).toEqual(['partner:prt_1'])
  expect([one.shared.status(), other.shared.status()]).toEqual(['off', 'live'])
})

test('what happened before the connection is replayed by the leading tab, and refetched by a tab that comes later', async () => {
  const browser = openBrowser()
  const one = openPage(browser.openTab(), { lastSeq: 0 })
  const [late, upToDate] = [openPage(browser.openTab(), { lastSeq: 1 }), openPage(browser.openTab(), { lastSeq: 2 })]
  one.shared.connect()
  await settle()
  expect(one.leads[0]?.options.lastSeq()).toBe(0)
  for (let count = 0; count < 2; count += 1) one.leads[0]?.fake.emit('member.updated', change, about)
  late.shared.connect()
  upToDate.shared.connect()
  await settle()
  expect(late.stale).toHaveBeenCalledExactlyOnceWith(['*'], 0)
  expect(upToDate.stale).not.toHaveBeenCalled()
})

test('the leading tab reports denied rooms while there is a listener', async () => {
  const { shared, leads } = openPage(undefined)
  const denied = vi.fn()
  const stop = shared.onDenied(denied)
  shared.connect()
  leads[0]?.options.onDenied()
  stop()
  leads[0]?.options.onDenied()
  expect(denied).toHaveBeenCalledOnce()
})

test('a leading tab that does not answer loses the lead', async () => {
  const browser = openBrowser()
  const [one, other] = [openPage(browser.openTab()), openPage(browser.openTab())]
  one.shared.connect()
  await settle()
  browser.freeze()
  other.shared.connect()
  await vi.advanceTimersByTimeAsync(2999)
  expect(other.leads).toHaveLength(0)
  await vi.advanceTimersByTimeAsync(2)
  expect(other.leads).toHaveLength(1)
  expect(one.leads[0]?.fake.status()).toBe('off')
})

test('an ended session, too large a gap and stale resources reach every tab', async () => {
  const browser = openBrowser()
  const [one, other] = [openPage(browser.openTab()), openPage(browser.openTab())]
  one.shared.connect()
  other.shared.connect()
  await settle()
  one.leads[0]?.options.onResync()
  for (const { stale } of [one, other]) expect(stale).toHaveBeenLastCalledWith(['*'], 0)
  other.shared.tellStale(['members'])
  expect(one.stale).toHaveBeenLastCalledWith(['members'], 0)
  expect(other.stale).toHaveBeenCalledOnce()
  one.leads[0]?.options.onUnauthorized('token-1', 'access_revoked')
  for (const { onUnauthorized } of [one, other]) expect(onUnauthorized).toHaveBeenCalledExactlyOnceWith('access_revoked')
})

test('without a connection every tab polls what it shows, until it is live', async () => {
  const browser = openBrowser()
  const [one, other] = [openPage(browser.openTab()), openPage(browser.openTab())]
  one.shared.connect()
  other.shared.connect()
  await settle()
  one.leads[0]?.fake.setStatus('polling')
  for (const { stale } of [one, other])
    expect(stale.mock.calls).toEqual([
      [['telemetry'], 15_000],
      [['trips'], 30_000],
      [['*'], 60_000],
    ])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(other.stale).toHaveBeenCalledTimes(6)
  one.leads[0]?.fake.setStatus('live')
  await vi.advanceTimersByTimeAsync(300_000)
  expect(other.stale).toHaveBeenCalledTimes(6)
})

test('a closed connection sends nothing to the other tabs', async () => {
  const tabs = openBrowser().openTab()
  const post = vi.spyOn(tabs, 'post')
  const { shared } = openPage(tabs)
  shared.connect()
  await settle()
  shared.disconnect()
  const sent = post.mock.calls.length
  shared.setRooms(['user:usr_1'])
  shared.tellStale(['members'])
  shared.disconnect()
  expect(post).toHaveBeenCalledTimes(sent)
})

test('a browser that cannot coordinate its tabs has a connection in each', async () => {
  const { shared, leads } = openPage(undefined)
  shared.connect()
  expect([leads.length, shared.status()]).toEqual([1, 'live'])
  shared.disconnect()
  expect(shared.status()).toBe('off')
})

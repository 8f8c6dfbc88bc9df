import { createDemoData, demoNow, mockTransport } from '@vehicle-partner/api/mock'
import { readSession } from '@vehicle-partner/api/session/read'
import { chunkTimeoutMs, fixedClock } from '@vehicle-partner/domain'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { memoryStorage } from '../storyHarness/memoryStorage.ts'
import { noAnalytics } from '../session/analytics.ts'
import { createRouteGuard } from './routeGuard.ts'
import { createSessionManager } from '../session/sessionManager.ts'
import { createToastQueue } from '../toasts/toastQueue.ts'
import type * as Sitemap from './sitemap.ts'

/** What the chunk of the questions does. */
const chunk = vi.hoisted(() => ({ load: (): Promise<unknown> => Promise.reject(new Error('unused')) }))
vi.mock('./sitemap.ts', async (original) => {
  const actual = await original<typeof Sitemap>()
  return {
    ...actual,
    sitemap: actual.sitemap.map((row) => (row.path === '/faq' || row.path === '*' ? { ...row, screen: () => chunk.load() } : row)),
  }
})

const Page = () => null
const never = () => new Promise<never>(() => {})

function open(
  path: string,
  { renew = () => Promise.resolve(false), dress = () => Promise.resolve() }: Partial<Parameters<typeof createRouteGuard>[0]['ports']> = {},
) {
  const keeper = createSessionManager({
    storage: memoryStorage().open(),
    readSession,
    analytics: noAnalytics,
    transport: mockTransport(createDemoData(fixedClock(demoNow))),
  })
  const enter = createRouteGuard({ keeper, notices: createToastQueue(), ports: { renew, dress } })
  return enter({ request: new Request(`https://portal.test${path}`) })
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

// Spec sections 8 and 9: lazy-loaded screens time out after 120 seconds with a chunk-load failure.
describe('a part of the program', () => {
  test('that comes in 119 seconds is shown', async () => {
    chunk.load = () => new Promise((resolve) => setTimeout(() => resolve(Page), 119_000))
    const entered = open('/faq')
    await vi.advanceTimersByTimeAsync(119_000)
    expect(await entered).toMatchObject({ Screen: Page })
    expect(await entered).not.toHaveProperty('trouble')
  })

  test('that does not come is given up after 120 seconds, and not before', async () => {
    expect(chunkTimeoutMs).toBe(120_000)
    chunk.load = never
    const seen = vi.fn()
    void open('/faq').then(seen)
    await vi.advanceTimersByTimeAsync(119_999)
    expect(seen).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(seen).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ trouble: 'parts' }))
  })

  test('that is gone is asked of a newer version once, at the address that was wanted', async () => {
    chunk.load = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
    const renew = vi.fn(() => Promise.resolve(false))
    expect(await open('/faq?from=mail', { renew })).toMatchObject({ trouble: 'parts' })
    expect(renew).toHaveBeenCalledExactlyOnceWith('/faq?from=mail')
  })

  test('stays unsaid while the browser goes over to the newer version', async () => {
    chunk.load = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
    const seen = vi.fn()
    void open('/faq', { renew: () => Promise.resolve(true) }).then(seen)
    await vi.advanceTimersByTimeAsync(1_000_000)
    expect(seen).not.toHaveBeenCalled()
  })

  test('is the whole style, too, for pages that are not public', async () => {
    chunk.load = () => Promise.resolve(Page)
    const dress = vi.fn(() => Promise.reject(new Error('gone')))
    expect(await open('/faq', { dress })).toMatchObject({ Screen: Page })
    expect(dress).not.toHaveBeenCalled()
    expect(await open('/no/such/page', { dress })).toMatchObject({ trouble: 'parts' })
  })
})

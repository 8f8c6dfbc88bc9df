import { createDemoData, demoNow, mockTransport } from '@vehicle-partner/api/mock'
import { readSession } from '@vehicle-partner/api/session/read'
import { chunkTimeoutMs, fixedClock } from '@vehicle-partner/domain'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { memoryStorage } from '../storyHarness/memoryStorage.ts'
import { noAnalytics } from '../session/analytics.ts'
import { createRouteGuard, type RouteGuardDependencies } from './routeGuard.ts'
import { createSessionManager } from '../session/sessionManager.ts'
import { createToastQueue } from '../toasts/toastQueue.ts'
import type * as Sitemap from './sitemap.ts'

/** How the chunk of the FAQ page loads. */
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
  {
    reloadIfOutdated = () => Promise.resolve(false),
    loadFullStyles = () => Promise.resolve(),
  }: Partial<RouteGuardDependencies['dependencies']> = {},
) {
  const sessionManager = createSessionManager({
    storage: memoryStorage().open(),
    readSession,
    analytics: noAnalytics,
    transport: mockTransport(createDemoData(fixedClock(demoNow))),
  })
  const guardRoute = createRouteGuard({
    sessionManager,
    toastQueue: createToastQueue(),
    dependencies: { reloadIfOutdated, loadFullStyles },
    revalidate: () => undefined,
  })
  return guardRoute({ request: new Request(`https://portal.test${path}`) })
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

// Spec sections 8 and 9: lazy-loaded screens time out after 120 seconds with a chunk-load failure.
describe('a chunk', () => {
  test('that loads in 119 seconds is shown', async () => {
    chunk.load = () => new Promise((resolve) => setTimeout(() => resolve(Page), 119_000))
    const routeData = open('/faq')
    await vi.advanceTimersByTimeAsync(119_000)
    expect(await routeData).toMatchObject({ Screen: Page })
    expect(await routeData).not.toHaveProperty('failure')
  })

  test('fails after 120 seconds, not before', async () => {
    expect(chunkTimeoutMs).toBe(120_000)
    chunk.load = never
    const handleRouteData = vi.fn()
    void open('/faq').then(handleRouteData)
    await vi.advanceTimersByTimeAsync(119_999)
    expect(handleRouteData).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(handleRouteData).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ failure: 'chunk' }))
  })

  test('that is missing reloads an outdated program at the requested path', async () => {
    chunk.load = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
    const reloadIfOutdated = vi.fn(() => Promise.resolve(false))
    expect(await open('/faq?from=mail', { reloadIfOutdated })).toMatchObject({ failure: 'chunk' })
    expect(reloadIfOutdated).toHaveBeenCalledExactlyOnceWith('/faq?from=mail')
  })

  test('that is missing shows no error while the browser reloads', async () => {
    chunk.load = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
    const handleRouteData = vi.fn()
    void open('/faq', { reloadIfOutdated: () => Promise.resolve(true) }).then(handleRouteData)
    await vi.advanceTimersByTimeAsync(1_000_000)
    expect(handleRouteData).not.toHaveBeenCalled()
  })

  test('of the full stylesheet is required by pages that are not public', async () => {
    chunk.load = () => Promise.resolve(Page)
    const loadFullStyles = vi.fn(() => Promise.reject(new Error('gone')))
    expect(await open('/faq', { loadFullStyles })).toMatchObject({ Screen: Page })
    expect(loadFullStyles).not.toHaveBeenCalled()
    expect(await open('/no/such/page', { loadFullStyles })).toMatchObject({ failure: 'chunk' })
  })
})

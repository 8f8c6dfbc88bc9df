import { QueryClientProvider } from '@tanstack/react-query'
import { createQueryClient } from '@vehicle-partner/api/query'
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PortalContext, type PortalContextValue } from '../session/PortalContext.ts'
import { usePrefetchPages } from './usePrefetchPages.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const paths = ['/vehicles', '/drivers']

function Menu() {
  usePrefetchPages(paths)
  return null
}

async function listPrefetched({ online = true, saveData = false, busy = false }) {
  const prefetched: string[] = []
  const portal = {
    dependencies: { network: { online: () => online, onChange: () => () => undefined, savesData: () => saveData } },
    prefetch: (path: string) => Promise.resolve(void prefetched.push(path)),
  } as unknown as PortalContextValue // the parts that the hook uses
  const queryClient = createQueryClient()
  if (busy) void queryClient.prefetchQuery({ queryKey: ['figures'], queryFn: () => new Promise(() => {}) })
  render(
    <PortalContext value={portal}>
      <QueryClientProvider client={queryClient}>
        <Menu />
      </QueryClientProvider>
    </PortalContext>,
  )
  const afterStart = [...prefetched]
  for (let round = 0; round < 3; round++) await act(() => vi.advanceTimersByTimeAsync(2000))
  return { afterStart, prefetched }
}

test('pages are loaded one after the other once the page is quiet', async () => {
  expect(await listPrefetched({})).toEqual({ afterStart: [], prefetched: paths })
})

test.each([
  ['the page waits for a response', { busy: true }],
  ['the device is offline', { online: false }],
  ['the device or the network saves data', { saveData: true }],
])('nothing is loaded while %s', async (_, state) => {
  expect((await listPrefetched(state)).prefetched).toEqual([])
})
